/** What differs from Gatsby's own webpack and Babel settings. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parse, relative, resolve, sep } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { readDocumentOf } from '../documents/document'
import { inColours } from '../schema/palette'
import { replacedModules } from './replaced-modules'
import { SHIPPED_PACKAGES, shippedPackages } from './shipped-packages'

/** JSX without importing React in every file. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: 'babel-preset-gatsby', options: { reactRuntime: 'automatic' } })
}

const STAND_IN = resolve('src/browser/unused-gatsby-module.ts')

/** Parts of Gatsby's runtime that the site does not use. */
const UNUSED = [
  'gatsby-script$',
  '@builder.io/partytown/integration$',
  resolve('.cache/slice.js'),
  resolve('.cache/head/head-export-handler-for-browser.js'),
  resolve('.cache/public-page-renderer.js'),
  resolve('.cache/prefetch.js'),
  resolve('.cache/register-service-worker.js'),
]

/** The parts of webpack's configuration that are changed here. */
interface Rule {
  oneOf?: Rule[]
  rules?: Rule[]
  use?: Loader | Loader[] | string
  test?: RegExp
  type?: string
  generator?: { filename: (data: { filename: string }) => string }
}
interface Loader {
  options?: {
    modules?: { localIdentName?: string; getLocalIdent?: typeof localIdent }
    postcssOptions?: PostcssOptions
  }
}
type PostcssOptions = (context: { addDependency: (file: string) => void }) => { plugins: object[] }
interface Plugin {
  apply(compiler: never): void
  options?: { ignoreOrder?: boolean }
}
interface Configuration {
  module: { rules: Rule[] }
  resolve: { alias: Record<string, string> }
  output: { filename: string; chunkFilename: string; chunkLoadTimeout?: number }
  plugins: Plugin[]
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  getConfig,
}) => {
  const config = getConfig() as Configuration
  addToolSheets(config.module.rules)
  keepFontsApart(config.module.rules)
  if (stage === 'build-javascript' || stage === 'develop') ignoreOrder(config.plugins)
  if (stage !== 'build-javascript' && stage !== 'build-html') {
    if (stage === 'develop' && followBrand(config.module.rules) === 0) {
      throw new Error(
        'No rule of Gatsby’s webpack settings runs PostCSS. SEAMS.md, “Colours in develop”, says what to do.',
      )
    }
    actions.replaceWebpackConfig(config)
    return
  }
  if (shortenClassNames(config.module.rules) === 0) {
    throw new Error(
      'No rule of Gatsby’s webpack settings names CSS classes. SEAMS.md, “Class names”, says what to do.',
    )
  }
  for (const unused of UNUSED) config.resolve.alias[unused] = STAND_IN
  if (stage === 'build-javascript') {
    // One folder of hashed names, which hosts may cache for ever. The boot script names some of them:
    // hashes do not compress, and each digit less counts there.
    config.output.filename = 'assets/[name]-[contenthash:16].js'
    config.output.chunkFilename = 'assets/[name]-[contenthash:16].js'
    // A chunk that hangs is given up, so that the page can be loaded whole instead.
    config.output.chunkLoadTimeout = 4000
    config.plugins.push(replacedModules(UNUSED, STAND_IN))
    config.plugins.push(shippedPackages(resolve(SHIPPED_PACKAGES)))
  }
  actions.replaceWebpackConfig(config)
}

/**
 * Templates import sections in different orders, and webpack warns that one sheet cannot follow them all. No
 * two sections style one element, so that any order is right.
 */
function ignoreOrder(plugins: readonly Plugin[]): void {
  const extract = plugins.find(plugin => plugin.constructor.name === 'MiniCssExtractPlugin')
  if (!extract?.options) {
    throw new Error(
      'Gatsby no longer writes its style sheet with MiniCssExtractPlugin. SEAMS.md, “The style sheet”, says what to do.',
    )
  }
  extract.options.ignoreOrder = true
}

/**
 * `Name.sheet.css` is no part of the sheet that stands in every page: importing it gives the address of a
 * file of its own, which only the pages with that tool load (see src/ui/ToolSheet). Its name comes from
 * the source: webpack's own hash would follow the minified text in the scripts' build and the plain one in
 * that of the pages, and a page would name a file that is not there.
 */
function addToolSheets(rules: Rule[]): void {
  const styles = rules.find(({ oneOf }) => oneOf)?.oneOf
  if (!styles) {
    throw new Error(
      'Gatsby’s rules for style sheets are not where they were. SEAMS.md, “Class names”, says what to do.',
    )
  }
  styles.unshift({
    test: /\.sheet\.css$/,
    type: 'asset/resource',
    generator: { filename: ({ filename }) => fileOf(filename) },
  })
}

/**
 * Each font is a file, however small: Gatsby would put those below ten kilobytes into the sheet, and so into
 * every page. Its name is short, since every page holds all of them.
 */
function keepFontsApart(rules: Rule[]): void {
  const fonts = rules.find(({ test }) => test?.test('a.woff2'))
  if (!fonts) {
    throw new Error(
      'Gatsby’s rule for fonts is not where it was. SEAMS.md, “Fonts”, says what to do.',
    )
  }
  delete fonts.use
  fonts.type = 'asset/resource'
  fonts.generator = { filename: ({ filename }) => fileOf(filename) }
}

/** What is served for a source file as it is, with a hash of its content in the name. */
function fileOf(source: string): string {
  const digest = createHash('sha256')
    .update(readFileSync(resolve(source)))
    .digest('hex')
  const { name, ext } = parse(source)
  return `static/${name}-${digest.slice(0, 8)}${ext}`
}

/**
 * CSS Modules get names of four characters: the sheet stands in every page, and each name in it too.
 *
 * @returns how many loaders of CSS Modules there are
 */
function shortenClassNames(rules: Rule[]): number {
  const loaders = optionsIn(rules).filter(({ modules }) => modules?.localIdentName)
  for (const { modules } of loaders) if (modules) modules.getLocalIdent = localIdent
  return loaders.length
}

/** What each loader of the rules is told, wherever it stands among them. */
function optionsIn(rules: readonly Rule[]): NonNullable<Loader['options']>[] {
  return rules.flatMap(({ oneOf = [], rules: inner = [], use }) => [
    ...optionsIn([...oneOf, ...inner]),
    ...(Array.isArray(use) ? use.flatMap(({ options }) => options ?? []) : []),
  ])
}

const BRAND = 'data/brand.json'

/**
 * The sheets of develop take the brand's colours, as src/finish/finish.ts gives them to the built site; they
 * are made anew when the brand's file changes.
 *
 * @returns how many loaders make sheets
 */
function followBrand(rules: readonly Rule[]): number {
  const loaders = optionsIn(rules).filter(({ postcssOptions }) => postcssOptions)
  for (const options of loaders) {
    const given = options.postcssOptions
    options.postcssOptions = context => {
      const own = given?.(context)
      context.addDependency(resolve(BRAND))
      return { ...own, plugins: [...(own?.plugins ?? []), inBrand()] }
    }
  }
  return loaders.length
}

/**
 * Puts the brand's colours in the places of the written ones, in one go: a colour of the brand's may be one
 * that stands for another.
 *
 * @throws with place and remedy where the brand's file is not good
 */
function inBrand() {
  const { data } = readDocumentOf(process.cwd(), 'Brand', BRAND)
  return {
    postcssPlugin: 'brand',
    Once(sheet: { walkDecls: (change: (declaration: { value: string }) => void) => void }) {
      sheet.walkDecls(declaration => {
        declaration.value = inColours(declaration.value, data)
      })
    },
  }
}

/** A name out of the file’s path and the class: the same on every machine. */
function localIdent(context: { resourcePath: string }, _: string, localName: string): string {
  const file = relative(process.cwd(), context.resourcePath).split(sep).join('/')
  const place = `${file} ${localName}`
  const digest = createHash('sha256').update(place).digest('base64url')
  const name = `z${digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 3)}`
  const other = places.get(name)
  if (other && other !== place)
    throw new Error(`“${place}” and “${other}” get the same name. Rename either class.`)
  places.set(name, place)
  return name
}
const places = new Map<string, string>()
