/** Parses a build’s `_headers` and `_redirects` files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRules } from '../../plugins/gatsby-plugin-html-first/src/build/headers'

const linesOf = (folder: string, file: string) =>
  readFileSync(join(folder, file), 'utf8').split('\n')

/** Reads a built site's header rules. */
export function readHeaderRules(folder: string) {
  const rules: HeaderRules = {}
  let current: Record<string, string> = {}
  for (const line of linesOf(folder, '_headers')) {
    if (line.startsWith('/')) rules[line] = current = {}
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value) current[name] = value
  }
  return rules
}

/** Reads a built site's redirects from old paths to their targets. */
export const readRedirectRules = (folder: string) =>
  linesOf(folder, '_redirects')
    .filter(line => line.startsWith('/'))
    .map(line => {
      const [from = '', to = '', status] = line.split(' ')
      return { from, to, status: Number(status) }
    })
