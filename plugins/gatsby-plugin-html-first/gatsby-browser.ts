/** Gatsby's browser APIs. */
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
} from './src/client/gatsby'
export { shouldUpdateScroll } from './src/client/scroll-positions'
