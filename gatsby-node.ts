/** What Gatsby calls while it builds. Each hook lives in a file of its own. */
export { onPreInit, sourceNodes } from './src/gatsby/environment'
export { createSchemaCustomization } from './src/gatsby/graphql-schema'
export { shouldOnCreateNode, onCreateNode } from './src/gatsby/text-nodes'
export { createResolvers } from './src/gatsby/resolvers'
export { createPages } from './src/gatsby/create-pages'
