/** Gatsby’s Node hooks. */
export { onPreInit, sourceNodes } from './src/gatsby/environment'
export { createResolvers, createSchemaCustomization } from './src/gatsby/graphql-schema'
export { createPages } from './src/gatsby/create-pages'
