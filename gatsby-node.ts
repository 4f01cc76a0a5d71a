/** What Gatsby calls while it builds. Each hook lives in a file of its own. */
export { onPreInit } from './src/gatsby/develop-cache'
export { createSchemaCustomization } from './src/gatsby/graphql-schema'
export { shouldOnCreateNode, onCreateNode } from './src/gatsby/text-nodes'
export { createResolvers } from './src/gatsby/resolvers'
export { createPages } from './src/gatsby/create-pages'
export { onPreExtractQueries } from './src/gatsby/study-filter-rules'
