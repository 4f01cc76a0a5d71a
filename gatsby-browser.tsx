/** What Gatsby calls in the browser. */
import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/client/gatsby'
