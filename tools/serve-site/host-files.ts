/** `_headers` and `_redirects` of a build, read back: what other hosts' settings are made from. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Redirect } from '../../src/content/redirect'
import type { HeaderRules } from '../../plugins/gatsby-plugin-html-first/src/build/headers'

/** Reads the header rules of a built site. */
export function readHeaderRules(folder: string): HeaderRules {
  const rules: HeaderRules = {}
  let current: Record<string, string> = {}
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').split('\n')) {
    if (line.startsWith('/')) rules[line] = current = {}
    const [, name, value] = /^\s+([\w-]+): (.*)$/.exec(line) ?? []
    if (name && value !== undefined) current[name] = value
  }
  return rules
}

/** Reads the redirects of a built site, with the prefix taken away, each address once. */
export function readRedirectRules(folder: string, prefix: string): Redirect[] {
  return readFileSync(join(folder, '_redirects'), 'utf8')
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .flatMap(([from = '', to = '', status]) =>
      from.startsWith(`${prefix}/`) && !from.endsWith('/')
        ? [
            {
              from: from.slice(prefix.length),
              to: to.startsWith(`${prefix}/`) ? to.slice(prefix.length) : to,
              permanent: status === '301',
            },
          ]
        : [],
    )
}
