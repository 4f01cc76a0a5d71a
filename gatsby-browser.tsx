/** What Gatsby calls in the browser. */
import './src/styles/global.css'

export { wrapPageElement } from './src/site/wrap-page-element'
export {
  disableCorePrefetching,
  onClientEntry,
  onInitialClientRender,
  onRouteUpdate,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from './src/browser/gatsby'
