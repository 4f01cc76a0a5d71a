/** Gatsby's hooks in the browser: faster and safer navigations, and nothing loaded ahead of intent. */
import { openTarget } from './accordion'
import { startBehaviour } from './behaviour'
import { showFaults } from './develop-faults'
import { guardNavigation } from './client-navigation'
import { hydrated, hydrateInSlices } from './hydration'
import { addLetters } from './letters'
import { hideLoading } from './loading'
import { shieldFromStorage } from './storage'

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  shieldFromStorage()
  // In develop there is no boot script, and no build that a navigation could be too old for.
  if (process.env.NODE_ENV === 'production') {
    guardNavigation()
    addLetters()
  } else {
    startBehaviour()
    showFaults()
  }
}

/** In develop there is nothing to hydrate: Gatsby renders the page itself. */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === 'production' ? hydrateInSlices : undefined

/** From here on links are the application's: the browser fetches no page for one besides (see src/finish/headers.ts). */
export const onInitialClientRender = () => {
  hydrated()
  document.documentElement.setAttribute('data-application', '')
}

export const onRouteUpdate = ({ prevLocation }: { prevLocation?: unknown }) => {
  // The application may start while the page that was asked for before is still to come.
  if (prevLocation) hideLoading()
  openTarget()
}

/** The application takes over a page where its visitor is; only later navigations move it. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false
