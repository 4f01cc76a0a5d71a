/** What Gatsby calls while it builds. */
import type { GatsbyNode } from 'gatsby'
import type { HtmlFirstOptions } from './src/build/options'
import { publish } from './src/build/publish'

export { pluginOptionsSchema } from './src/build/options'
export { onCreateWebpackConfig } from './src/build/webpack'

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args, options) => {
  try {
    await publish(args, options as unknown as HtmlFirstOptions)
  } catch (error) {
    args.reporter.panic('The site could not be published.', error as Error)
  }
}
