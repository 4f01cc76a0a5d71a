/** What differs from Gatsby's own webpack and Babel settings. */
import type { GatsbyNode } from 'gatsby'

/** JSX without importing React in every file. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: 'babel-preset-gatsby', options: { reactRuntime: 'automatic' } })
}

/** The parts of webpack's configuration that are changed here. */
interface Configuration {
  module: {
    rules: { test?: RegExp; use?: unknown; type?: string; generator?: { filename: string } }[]
  }
  output: { filename: string; chunkFilename: string; chunkLoadTimeout?: number }
  plugins: { options?: { ignoreOrder?: boolean } }[]
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  getConfig,
}) => {
  const config = getConfig() as Configuration
  keepFontsApart(config.module.rules)
  if (stage === 'build-javascript' || stage === 'develop') ignoreOrder(config.plugins)
  if (stage === 'build-javascript') {
    // One folder of hashed names, which hosts may cache for ever.
    config.output.filename = 'assets/[name]-[contenthash:16].js'
    config.output.chunkFilename = 'assets/[name]-[contenthash:16].js'
    // A chunk that hangs is given up, so that the page can be loaded whole instead.
    config.output.chunkLoadTimeout = 4000
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Templates import sections in different orders, and webpack warns that one style sheet cannot follow them
 * all. No two sections style one element, so that any order is right.
 */
function ignoreOrder(plugins: Configuration['plugins']): void {
  const extract = plugins.find(plugin => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!extract?.options) {
    throw new Error(
      'Gatsby no longer writes its style sheet with MiniCssExtractPlugin (docs/seams.md).',
    )
  }
  extract.options.ignoreOrder = true
}

/** Each font is a file: Gatsby would inline those below ten kilobytes into the sheet, and so into every page. */
function keepFontsApart(rules: Configuration['module']['rules']): void {
  const fonts = rules.find(({ test }) => test?.test('a.woff2'))
  if (!fonts) throw new Error('Gatsby’s rule for fonts is not where it was (docs/seams.md).')
  delete fonts.use
  fonts.type = 'asset/resource'
  fonts.generator = { filename: 'static/[name]-[hash:8][ext]' }
}
