/** Gatsby's hooks in the browser: faster and safer navigations, and nothing loaded ahead of intent. */
import { openTarget } from './accordion'
import { startBehaviour } from './behaviour'
import { guardNavigation } from './client-navigation'
import { hideLoading } from './loading'

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  // In develop there is no boot script, and no build that a navigation could be too old for.
  if (process.env.NODE_ENV === 'production') {
    guardNavigation()
  } else {
    startBehaviour()
  }
}

/** From here on links are the application's: the browser fetches no page for one besides (see src/gatsby/post-build/headers.ts). */
export const onInitialClientRender = () => {
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
