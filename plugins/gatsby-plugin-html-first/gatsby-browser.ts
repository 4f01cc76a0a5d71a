/** What Gatsby calls in the browser. */
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/client/gatsby'
