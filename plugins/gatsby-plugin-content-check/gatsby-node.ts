/** Gatsby's Node APIs: see README.md. */
export { createSchemaCustomization, onCreateDevServer, onPreInit } from './src/hooks'
