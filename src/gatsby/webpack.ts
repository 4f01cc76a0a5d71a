/** What differs from Gatsby's own webpack and Babel settings. */
import { createHash } from 'node:crypto'
import { relative, resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** JSX without importing React in every file. */
export const onCreateBabelConfig: GatsbyNode['onCreateBabelConfig'] = ({ actions }) => {
  actions.setBabelPreset({ name: 'babel-preset-gatsby', options: { reactRuntime: 'automatic' } })
}

const NO_SCRIPTS = resolve('src/browser/no-scripts.ts')

/** The parts of webpack's configuration that are changed here. */
interface Rule {
  oneOf?: Rule[]
  rules?: Rule[]
  use?: { loader?: string; options?: { modules?: { getLocalIdent?: unknown; localIdentName?: unknown } } }[] | unknown
}
interface Configuration {
  module?: { rules?: Rule[] }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, stage, getConfig }) => {
  const isBuild = stage === 'build-javascript' || stage === 'build-html'
  actions.setWebpackConfig({
    // Gatsby's component for scripts of others and the worker for them; the site has none.
    resolve: { alias: { 'gatsby-script$': NO_SCRIPTS, '@builder.io/partytown/integration$': NO_SCRIPTS } },
    // A chunk that hangs is given up, so that the page can be loaded whole instead.
    ...(stage === 'build-javascript' && { output: { chunkLoadTimeout: 4000 } }),
  })
  if (isBuild) {
    const config = getConfig() as Configuration
    shortenClassNames(config.module?.rules ?? [])
    actions.replaceWebpackConfig(config)
  }
}

/** CSS Modules get names of five characters: the sheet stands in every page, and each name in it too. */
function shortenClassNames(rules: Rule[]): void {
  for (const rule of rules) {
    shortenClassNames([...(rule.oneOf ?? []), ...(rule.rules ?? [])])
    if (!Array.isArray(rule.use)) continue
    for (const { options } of rule.use as { options?: { modules?: { localIdentName?: string; getLocalIdent?: unknown } } }[]) {
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = localIdent
    }
  }
}

/** A name out of the file's path and the class: the same on every machine. */
function localIdent(context: { resourcePath: string }, _: string, localName: string): string {
  const path = relative(process.cwd(), context.resourcePath)
  const digest = createHash('sha256').update(`${path} ${localName}`).digest('base64url')
  return `z${digest.replace(/[^a-zA-Z0-9]/g, '').slice(0, 4)}`
}
