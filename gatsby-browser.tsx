/** Gatsby’s browser hooks. */
import './src/styles/global.css'

export { Layout as wrapPageElement } from './src/components/layout/Layout/Layout'
export { onClientEntry, onRouteUpdate } from './src/client/gatsby'
