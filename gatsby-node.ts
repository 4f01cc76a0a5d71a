/** Gatsby’s Node hooks, each in its own file. */
export { onPreInit, sourceNodes } from './src/gatsby/environment'
export { createSchemaCustomization } from './src/gatsby/graphql-schema'
export { shouldOnCreateNode, onCreateNode } from './src/gatsby/text-nodes'
export { createResolvers } from './src/gatsby/resolvers'
export { createPages } from './src/gatsby/create-pages'
