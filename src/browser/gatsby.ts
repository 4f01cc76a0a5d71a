/** Gatsby's hooks in the browser: faster and safer navigations, and nothing loaded ahead of intent. */
import { guardNavigation } from './navigation'
import { hideLoading } from './loading'

/** Nothing is fetched for links that merely are in view; hovering or focusing one is intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => guardNavigation()

export const onRouteUpdate = () => hideLoading()
