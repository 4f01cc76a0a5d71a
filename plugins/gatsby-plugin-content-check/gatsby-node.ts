/** Gatsby's Node APIs: see README.md. */
export {
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreInit,
  pluginOptionsSchema,
  shouldOnCreateNode,
} from './src/hooks'
