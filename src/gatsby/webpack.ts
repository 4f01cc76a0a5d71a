/** What differs from Gatsby's own webpack and Babel settings. */
import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** JSX without importing React in every file. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: 'babel-preset-gatsby', options: { reactRuntime: 'automatic' } })
}

const LEFT_OUT = resolve('src/browser/left-out.ts')

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
  use?: unknown
}
interface Configuration {
  module: { rules: Rule[] }
  resolve: { alias: Record<string, string> }
  output: { filename: string; chunkFilename: string; chunkLoadTimeout?: number }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  getConfig,
}) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const config = getConfig() as Configuration
  shortenClassNames(config.module.rules)
  for (const unused of UNUSED) config.resolve.alias[unused] = LEFT_OUT
  if (stage === 'build-javascript') {
    // One folder of hashed names, which hosts may cache for ever.
    config.output.filename = 'assets/[name]-[contenthash].js'
    config.output.chunkFilename = 'assets/[name]-[contenthash].js'
    // A chunk that hangs is given up, so that the page can be loaded whole instead.
    config.output.chunkLoadTimeout = 4000
  }
  actions.replaceWebpackConfig(config)
}

/** CSS Modules get names of four characters: the sheet stands in every page, and each name in it too. */
function shortenClassNames(rules: Rule[]): void {
  for (const rule of rules) {
    shortenClassNames([...(rule.oneOf ?? []), ...(rule.rules ?? [])])
    if (!Array.isArray(rule.use)) continue
    for (const { options } of rule.use as {
      options?: { modules?: { localIdentName?: string; getLocalIdent?: unknown } }
    }[]) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = localIdent
    }
  }
}

/** A name out of the file’s path and the class: the same on every machine. */
function localIdent(context: { resourcePath: string }, _: string, localName: string): string {
  const place = `${relative(process.cwd(), context.resourcePath)} ${localName}`
  const digest = createHash('sha256').update(place).digest('base64url')
  const name = `z${digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 3)}`
  const other = places.get(name)
  if (other && other !== place)
    throw new Error(`“${place}” and “${other}” get the same name. Rename either class.`)
  places.set(name, place)
  return name
}
const places = new Map<string, string>()
