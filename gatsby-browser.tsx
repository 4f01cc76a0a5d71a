/** Gatsby’s browser hooks. */
import './src/styles/global.css'

export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { onClientEntry, onRouteUpdate } from './src/client/gatsby'
