#!/usr/bin/env node
/**
 * content-check [config]: checks a site's content. The configuration file exports `content`: the same options as for
 * Gatsby, or a function that returns them. Exits with 1 if there are errors, and with 2 if the check can't run.
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  checkContent,
  formatAnnotations,
  formatDiagnostics,
  isError,
  plural,
  type ContentOptions,
} from '.'

const NAMES = ['js', 'mjs', 'cjs', 'ts', 'mts'].map(ending => `content-check.config.${ending}`)

const HELP = `Usage: content-check [config]

Checks the content declared in a configuration file. Default: ${NAMES[0]}, .mjs, or .cjs in this folder, or .ts with Node 22.18 or newer.

--github  also prints errors as annotations for GitHub Actions
`

type Exported = ContentOptions | (() => ContentOptions | Promise<ContentOptions>)

/** Loads the options from a configuration file. */
async function load(given: string | undefined) {
  const file = given ?? NAMES.find(name => existsSync(name))
  if (!file || !existsSync(file))
    throw new Error(`There’s no ${file ?? NAMES[0]} in ${process.cwd()}.\n\n${HELP}`)
  // eslint-disable-next-line no-restricted-syntax -- the file belongs to the site
  const loaded = (await import(pathToFileURL(resolve(file)).href)) as {
    content?: Exported
    default?: { content?: Exported }
  }
  // Node doesn't detect every named export of a CommonJS file.
  const content = loaded.content ?? loaded.default?.content
  if (!content)
    throw new Error(
      `${file} needs to export “content”: the options, or a function that returns them.`,
    )
  return typeof content === 'function' ? content() : content
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { github: { type: 'boolean' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(HELP)
    return
  }
  const root = process.cwd()
  const { diagnostics, files, notes } = checkContent(root, await load(positionals[0]))
  for (const note of notes) console.log(note)
  if (values.github && diagnostics.length > 0) console.log(formatAnnotations(diagnostics))
  console.log(
    diagnostics.length > 0
      ? formatDiagnostics(root, diagnostics)
      : `No problems in ${plural(files, 'file')}.`,
  )
  if (diagnostics.some(isError)) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
})
