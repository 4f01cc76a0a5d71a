import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from './Layout/Layout'
import { stripPathPrefix } from './strip-path-prefix'

/** Puts every page inside header, page area and footer, which stay mounted across navigations. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={stripPathPrefix(props.location.pathname)}>{element}</Layout>
}
