/** Gatsby's Node APIs: see README.md. */
export {
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreInit,
  shouldOnCreateNode,
} from './src/hooks'
