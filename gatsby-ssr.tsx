/** Gatsby’s server-rendering hooks. */
export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { onRenderBody } from './src/components/layout/on-render-body'
