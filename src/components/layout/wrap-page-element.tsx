import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from './Layout/Layout'

/** Wraps every page in the layout, which stays mounted across navigations. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={props.location.pathname}>{element}</Layout>
}
