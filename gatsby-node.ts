/** Gatsby’s Node hooks. */
export { onPreInit, sourceNodes } from './src/gatsby/environment'
export { createSchemaCustomization } from './src/gatsby/graphql-schema'
export { createResolvers } from './src/gatsby/resolvers'
export { createPages } from './src/gatsby/create-pages'
