/** What Gatsby calls while it renders pages to HTML. */
export { wrapPageElement } from './src/components/layout/wrap-page-element'
export { onRenderBody } from './src/components/layout/on-render-body'
