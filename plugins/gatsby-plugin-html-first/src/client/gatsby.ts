/** Gatsby's hooks in the browser: navigations that always arrive, and nothing loaded ahead of intent. */
import { APPLICATION } from './events'
import { focusTarget } from './focus-target'
import { guardNavigation } from './guard-navigation'
import { hideLoading } from './loading'
import { watchLinks } from './watch-links'

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  // In develop there is no boot script, and no build that a navigation could be too old for.
  if (process.env.NODE_ENV === 'production') guardNavigation()
  else watchLinks()
}

export const onInitialClientRender = () => {
  // From here on links are the application's: browsers fetch no page ahead besides (see headers.ts).
  document.documentElement.setAttribute(APPLICATION, '')
  dispatchEvent(new Event(APPLICATION))
}

export const onRouteUpdate = ({ prevLocation }: { prevLocation?: unknown }) => {
  // The application may start while the page that was asked for before is still to come.
  if (!prevLocation) return
  hideLoading()
  focusTarget()
}

interface RouterProps {
  location: Location
}

interface Visit {
  prevRouterProps?: RouterProps
  routerProps: RouterProps
  getSavedScrollPosition: (location: Location) => readonly [x: number, y: number | undefined]
}

/**
 * The application takes over a page where its visitor is; only later navigations move it. Back to a page leads to
 * where the visitor was on it; Gatsby's router would prefer the fragment: https://github.com/reach/router/issues/228
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps, ...visit }: Visit) => {
  if (!prevRouterProps) return false
  const { location } = routerProps
  const [, y] = visit.getSavedScrollPosition(location)
  const isOnPage = location.pathname === prevRouterProps.location.pathname
  if (!y || !location.hash || isOnPage) return undefined
  scrollTo(0, y)
  return false
}
