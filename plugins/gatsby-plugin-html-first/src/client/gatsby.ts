/** Gatsby's hooks in the browser: navigations that always arrive, and nothing loaded ahead of intent. */
import { APPLICATION } from './events'
import { focusTarget } from './focus-target'
import { guardNavigation } from './guard-navigation'
import { hideLoading } from './loading'
import { currentTraversal } from './scroll-positions'
import { watchLinks } from './watch-links'

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  // In develop there is no boot script, and no build that a navigation could be too old for.
  if (process.env.NODE_ENV === 'production') {
    // Gatsby writes the chunks of each page into every page, to prefetch them; here the preloads of the page lead.
    window.___chunkMapping = {}
    hideDeniedStorage()
    guardNavigation()
  } else watchLinks()
}

/** Gatsby expects that storage it can see may be used: https://github.com/gatsbyjs/gatsby/issues/34512 */
function hideDeniedStorage(): void {
  try {
    sessionStorage.removeItem('')
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null })
  }
}

export const onInitialClientRender = () => {
  announceTitles()
  // From here on links are the application's: browsers fetch no page ahead besides (see headers.ts).
  document.documentElement.setAttribute(APPLICATION, '')
  dispatchEvent(new Event(APPLICATION))
}

/**
 * Has Gatsby's announcer say the page's title, as after a full load. Gatsby would say its heading, which may be a
 * slogan: https://github.com/gatsbyjs/gatsby/issues/35187
 */
function announceTitles(): void {
  const announcer = document.getElementById('gatsby-announcer')
  if (!announcer) return
  Object.defineProperty(announcer, 'innerText', {
    set: () => {
      const announcement = `Navigated to ${document.title}`
      if (announcer.textContent !== announcement) announcer.textContent = announcement
    },
  })
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
}

/**
 * Decides who scrolls: the application takes over a page where its visitor is, links lead where Gatsby leads them, and
 * Back and Forward return to where the visitor was, where Gatsby would prefer the fragment:
 * https://github.com/reach/router/issues/228
 *
 * @returns `false` where Gatsby must not scroll
 */
export const shouldUpdateScroll = ({ prevRouterProps, routerProps }: Visit) => {
  const before = prevRouterProps?.location
  const { location } = routerProps
  if (!before || before === location) return false
  const traversal = currentTraversal()
  if (!traversal) return undefined
  if (traversal.y !== undefined) scrollTo(0, traversal.y)
  // Within a page the browser has restored the position by itself.
  else if (location.pathname !== before.pathname) return undefined
  return false
}
