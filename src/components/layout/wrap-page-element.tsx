import { withPrefix, type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs } from 'gatsby'
import { Layout } from './Layout/Layout'

/** Puts every page inside header, page area and footer, which stay mounted across navigations. */
export function wrapPageElement({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={stripPathPrefix(props.location.pathname)}>{element}</Layout>
}

/** The page's path as the site knows it: without the prefix that it may be served under. */
export function stripPathPrefix(pathname: string): string {
  const prefix = withPrefix('/').replace(/\/$/, '')
  if (!prefix || (pathname !== prefix && !pathname.startsWith(`${prefix}/`))) return pathname
  return pathname.slice(prefix.length) || '/'
}
