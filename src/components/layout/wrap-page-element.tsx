import { withPrefix, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from './Layout/Layout'

/** Wraps every page in the layout, which stays mounted across navigations. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={stripPathPrefix(props.location.pathname)}>{element}</Layout>
}

/** Removes the path prefix from a pathname. */
export function stripPathPrefix(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '')
  if (!prefix || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return pathname
  return pathname.slice(prefix.length) || '/'
}
