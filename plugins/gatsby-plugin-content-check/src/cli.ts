#!/usr/bin/env node
/**
 * content-check: checks a site's content. The configuration file exports `content`: the same options as for Gatsby.
 * --github also prints annotations for GitHub Actions. Exits with 1 if there are errors, and with 2 if the check can't
 * run.
 */
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

const CONFIG = 'content-check.config.js'

interface Exported {
  content?: ContentOptions
}

/** Loads the options from the configuration file. */
async function load(root: string) {
  const { href } = pathToFileURL(resolve(root, CONFIG))
  // eslint-disable-next-line no-restricted-syntax -- the file belongs to the site
  const loaded = (await import(href)) as Exported & { default?: Exported }
  // Node doesn't detect every named export of a CommonJS file.
  const content = loaded.content ?? loaded.default?.content
  if (!content) throw new Error(`${CONFIG} needs to export “content”, the options.`)
  return content
}

async function main() {
  const { values } = parseArgs({ options: { github: { type: 'boolean' } } })
  const root = process.cwd()
  const { diagnostics, files, notes } = checkContent(root, await load(root))
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
