/** What Gatsby calls while it builds: see README.md. */
export { createSchemaCustomization, onCreateDevServer, onPreInit } from './src/hooks'
