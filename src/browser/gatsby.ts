/** Gatsby's hooks in the browser: faster and safer navigations, and nothing loaded ahead of intent. */
import { openTarget } from './answers'
import { startBehaviour } from './behaviour'
import { showFaults } from './develop-faults'
import { guardNavigation } from './navigation'
import { hideLoading } from './loading'

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  // In develop there is no boot script, and no build that a navigation could be too old for.
  if (process.env.NODE_ENV === 'production') guardNavigation()
  else {
    startBehaviour()
    showFaults()
  }
}

export const onRouteUpdate = () => {
  hideLoading()
  openTarget()
}

/** The application takes over a page where its visitor is; only later navigations move it. */
export const shouldUpdateScroll = ({ prevRouterProps }: { prevRouterProps?: unknown }) =>
  prevRouterProps ? undefined : false
