/** Changes to Gatsby's webpack configuration. */
import { basename } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** The folder for scripts with hashed names, which hosts may cache forever. */
export const ASSETS = 'assets'

/** The parts of webpack's configuration that this file changes. */
interface Configuration {
  module: {
    rules: { test?: RegExp; use?: unknown; type?: string; generator?: { filename: string } }[]
  }
  output: { filename: string; chunkFilename: string; chunkLoadTimeout?: number }
  plugins: ({ options?: { ignoreOrder?: boolean } } | Plugin)[]
}

interface Plugin {
  apply: (compiler: Compiler) => void
}

/** The parts of webpack's API that this file uses. */
interface Compiler {
  hooks: {
    afterEmit: { tap: (name: string, callback: (compilation: Compilation) => void) => void }
  }
}

interface Compilation {
  getAssets: () => readonly { name: string }[]
  namedChunkGroups: ReadonlyMap<string, { getFiles: () => readonly string[] }>
  modules: Iterable<{ resource?: string }>
}

/** The files of the browser's bundle, by name, and those of each named chunk group. */
export interface Bundle {
  files: readonly string[]
  groups: ReadonlyMap<string, readonly string[]>
}

let bundle: Bundle | undefined

/**
 * The bundle of this build.
 *
 * @throws if webpack hasn't run
 */
export function builtBundle(): Bundle {
  if (!bundle) throw new Error('Gatsby has not built scripts for the browser.')
  return bundle
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
    // Give up on a chunk that hangs, so the page can be loaded in full instead.
    config.output.chunkLoadTimeout = 4000
    config.plugins.push({ apply: recordBundle })
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Pages import components in different orders, and webpack warns that a single style sheet can't follow them all.
 * Cascade layers and CSS modules don't depend on the order.
 */
function ignoreOrder(plugins: Configuration['plugins']): void {
  const extract = plugins.find(plugin => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!extract || !('options' in extract) || !extract.options)
    throw new Error('Gatsby no longer extracts CSS with MiniCssExtractPlugin.')
  extract.options.ignoreOrder = true
}

/** Makes each font a file. Gatsby inlines those below ten kilobytes, and every page inlines the style sheet. */
function keepFontsApart(rules: Configuration['module']['rules']): void {
  const fonts = rules.find(({ test }) => test?.test('a.woff2'))
  if (!fonts) throw new Error("Gatsby's webpack rule for fonts has moved.")
  delete fonts.use
  fonts.type = 'asset/resource'
  fonts.generator = { filename: 'static/[name]-[hash:8][ext]' }
}

/**
 * Names the classes of CSS modules after their file. Gatsby's default adds a hash to each name, which doesn't compress,
 * in a style sheet that every page carries.
 */
function nameClassesByFile(rules: unknown): void {
  const named: object[] = []
  JSON.stringify(rules, (_, value: unknown) => {
    if (value && typeof value === 'object' && 'localIdentName' in value) named.push(value)
    return value
  })
  if (named.length === 0)
    throw new Error('Gatsby no longer names the classes of CSS modules with css-loader.')
  const names = { localIdentRegExp: MODULE, localIdentName: '[1]-[local]' }
  for (const options of named) Object.assign(options, names)
}

const MODULE = /([^/\\]+)\.module\.\w+$/

/** Records what webpack wrote, chunks without a name included, and stops the build if class names collide. */
function recordBundle(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap('gatsby-plugin-html-first', compilation => {
    const { namedChunkGroups, modules } = compilation
    refuseCollisions(modules)
    bundle = {
      files: compilation.getAssets().map(({ name }) => name),
      groups: new Map(Array.from(namedChunkGroups, ([name, group]) => [name, group.getFiles()])),
    }
  })
}

function refuseCollisions(modules: Compilation['modules']): void {
  const files = new Map<string, string>()
  for (const { resource = '' } of modules) {
    const [, name] = MODULE.exec(resource) ?? []
    const other = name && files.get(name)
    if (other && other !== resource)
      throw new Error(
        `Two CSS modules are named ${basename(resource)}: ${other} and ${resource}. Rename one, because classes are named after the file.`,
      )
    if (name) files.set(name, resource)
  }
}
