/** Parses a build’s `_headers` and `_redirects` files. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { HeaderRules } from '../../plugins/gatsby-plugin-html-first/src/build/headers'

/** Reads a built site's header rules. Returns none if there's no `_headers` file. */
export function readHeaderRules(folder: string): HeaderRules {
  const rules: HeaderRules = {}
  if (!existsSync(join(folder, '_headers'))) return rules
  let current: Record<string, string> = {}
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) rules[line] = current = {}
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value !== undefined) current[name] = value
  }
  return rules
}

/** An old path and its target. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

/** Reads a built site's redirects. */
export const readRedirectRules = (folder: string): RedirectRule[] =>
  readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .filter(line => line.startsWith('/'))
    .map(line => {
      const [from = '', to = '', status] = line.trim().split(/\s+/)
      return { from, to, status: Number(status) }
    })
