/** Changes to Gatsby's webpack configuration. */
import type { GatsbyNode } from 'gatsby'

/** The folder for scripts with hashed names, which hosts may cache forever. */
export const ASSETS = 'assets'

/** Matches the paths of browser scripts. */
export const SCRIPT = new RegExp(`^${ASSETS}/.*-[0-9a-f]{8}\\.js$`)

/** Gatsby's only style sheet, inlined in pages. If its name had a hash, every style change would change the scripts. */
export const STYLE_SHEET = 'gatsby-styles.css'

/** The parts of webpack's configuration this file changes. */
interface Configuration {
  module: { rules: { test?: RegExp; use?: unknown }[] }
  output: object
  plugins: { options?: object }[]
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  getConfig,
}) => {
  const config = getConfig() as Configuration
  keepFontsApart(config)
  nameClassesByPath(config)
  if (stage === 'develop' || stage === 'build-javascript') {
    const extract = config.plugins.find(
      plugin => plugin.constructor.name === 'MiniCssExtractPlugin',
    )
    if (!extract?.options)
      throw new Error('Gatsby no longer extracts CSS with MiniCssExtractPlugin.')
    // Pages import components in different orders, and webpack warns about the conflicts in a single style sheet.
    // Cascade layers and CSS modules don't depend on the order.
    Object.assign(extract.options, { ignoreOrder: true })
    if (stage === 'build-javascript') {
      const name = `${ASSETS}/[name]-[contenthash:8].js`
      Object.assign(extract.options, { filename: STYLE_SHEET, chunkFilename: STYLE_SHEET })
      Object.assign(config.output, {
        filename: name,
        chunkFilename: name,
        // Give up on a chunk that hangs, so the browser can load the page in full instead.
        chunkLoadTimeout: 4000,
        // Delete scripts from earlier builds.
        clean: { keep: (file: string) => !SCRIPT.test(file) && file !== STYLE_SHEET },
      })
    }
  }
  actions.replaceWebpackConfig(config)
}

/** Names classes after their file. Gatsby adds hashes, which compress poorly in the style sheet every page inlines. */
function nameClassesByPath({ module }: Configuration) {
  JSON.stringify(module.rules, (_, value: { localIdentName?: string } | null) => {
    if (value?.localIdentName) value.localIdentName = '[path][name]-[local]'
    return value
  })
}

/** Emits each font as a file. Gatsby would inline small fonts in the style sheet, which every page inlines. */
function keepFontsApart({ module }: Configuration) {
  const fonts = module.rules.find(({ test }) => test?.test('a.woff2'))
  if (!fonts) throw new Error("Gatsby's webpack rule for fonts isn't where this plugin expects it.")
  delete fonts.use
  const generator = { filename: 'static/[name]-[hash:8][ext]' }
  Object.assign(fonts, { type: 'asset/resource', generator })
}
