/** Gatsby's Node APIs. */
export { pluginOptionsSchema } from './src/build/options'
export { onPostBuild, onPreBuild } from './src/build/publish'
export { onCreateWebpackConfig } from './src/build/webpack'
