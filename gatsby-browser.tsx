/** What Gatsby calls in the browser. */
import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { onClientEntry, onRouteUpdate } from './src/client/gatsby'
