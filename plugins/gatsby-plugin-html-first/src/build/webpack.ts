/** What differs from Gatsby's own webpack configuration. */
import type { GatsbyNode } from 'gatsby'

/** The folder of scripts with hashed names, which hosts may cache for ever. */
export const ASSETS = 'assets'

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
  nameClassesByFile(config.module.rules)
  if (stage === 'build-javascript' || stage === 'develop') ignoreOrder(config.plugins)
  if (stage === 'build-javascript') {
    config.output.filename = `${ASSETS}/[name]-[contenthash:8].js`
    config.output.chunkFilename = `${ASSETS}/[name]-[contenthash:8].js`
    // A chunk that hangs is given up, so that the page can be loaded whole instead.
    config.output.chunkLoadTimeout = 4000
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Pages import components in different orders, and webpack warns that one style sheet cannot follow them
 * all. Cascade layers and CSS modules do not depend on the order.
 */
function ignoreOrder(plugins: Configuration['plugins']): void {
  const extract = plugins.find(plugin => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!extract?.options)
    throw new Error('Gatsby no longer writes its style sheet with MiniCssExtractPlugin.')
  extract.options.ignoreOrder = true
}

/** Each font is a file: Gatsby would inline those below ten kilobytes into the style sheet of every page. */
function keepFontsApart(rules: Configuration['module']['rules']): void {
  const fonts = rules.find(({ test }) => test?.test('a.woff2'))
  if (!fonts) throw new Error('Gatsby has no webpack rule for fonts where it used to be.')
  delete fonts.use
  fonts.type = 'asset/resource'
  fonts.generator = { filename: 'static/[name]-[hash:8][ext]' }
}

/**
 * Classes of CSS modules are named by their file and their word. Gatsby’s own adds a hash to each, which
 * does not compress, in a style sheet that every page carries; the names of the files are unique here.
 */
function nameClassesByFile(rules: unknown): void {
  const named: object[] = []
  JSON.stringify(rules, (_, value: unknown) => {
    if (value && typeof value === 'object' && 'localIdentName' in value) named.push(value)
    return value
  })
  if (named.length === 0)
    throw new Error('Gatsby no longer names the classes of CSS modules with css-loader.')
  const names = { localIdentRegExp: /([^/\\]+)\.module\.css$/, localIdentName: '[1]-[local]' }
  for (const options of named) Object.assign(options, names)
}
