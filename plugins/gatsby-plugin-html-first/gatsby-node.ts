/** What Gatsby calls while it builds. */
export { pluginOptionsSchema } from './src/build/options'
export { onPostBuild } from './src/build/publish'
export { onCreateWebpackConfig } from './src/build/webpack'
