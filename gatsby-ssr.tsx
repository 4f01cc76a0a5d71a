/** Gatsby’s server-rendering hooks. */
export { Layout as wrapPageElement } from './src/components/layout/Layout/Layout'
export { onRenderBody } from './src/components/layout/on-render-body'
