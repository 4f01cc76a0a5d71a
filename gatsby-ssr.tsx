/** What Gatsby calls while it renders pages to HTML. */
export { wrapPageElement } from './src/site/wrap-page-element'
export { onRenderBody } from './src/site/on-render-body'
