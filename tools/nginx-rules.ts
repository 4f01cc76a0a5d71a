/**
 * npx tsx tools/nginx-rules.ts [folder]: prints a built site's `_headers` and `_redirects` as nginx maps for
 * hosting/nginx.conf. The default folder is dist.
 */
import { toRegExp } from '../plugins/gatsby-plugin-html-first/src/build/headers'
import { readHeaderRules, readRedirectRules } from './serve-site/host-files'

const [folder = 'dist'] = process.argv.slice(2)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * Converts a path pattern to nginx syntax. Patterns like `/blog/*` and `/:page` become regular expressions. So do paths
 * with capital letters, since nginx ignores case in plain strings: `/About` would redirect `/about` to itself.
 */
function keyOf(pattern: string) {
  if (pattern === '/*') return 'default'
  return /[*:A-Z]/.test(pattern) ? `~${toRegExp(pattern).source}` : quoted(pattern)
}

/** Formats an nginx map from the requested path to a value. */
const map = (name: string, entries: readonly (readonly [pattern: string, value: string])[]) =>
  [
    `map $site_path $site_${name} {`,
    ...entries.map(([pattern, value]) => `  ${keyOf(pattern)} ${quoted(value)};`),
    '}',
  ].join('\n')

const rules = Object.entries(readHeaderRules(folder))
const names = new Set(rules.flatMap(([, headers]) => Object.keys(headers)))
// hosting/nginx.conf sets content types.
names.delete('Content-Type')
for (const name of names) {
  const entries = rules.flatMap(([pattern, { [name]: value }]) =>
    value ? [[pattern, value] as const] : [],
  )
  // Other hosts send this by default.
  if (name === 'Cache-Control') entries.unshift(['/*', 'public, max-age=0, must-revalidate'])
  console.log(map(name.toLowerCase().replaceAll('-', '_'), entries))
}

const redirects = readRedirectRules(folder)
for (const code of [301, 302]) {
  const moved = redirects.filter(({ status }) => status === code)
  // The query goes before the fragment.
  const entries = moved.map(
    ({ from, to }) => [from, to.replace(/(?=#)|$/, () => '$is_args$args')] as const,
  )
  console.log(map(`moved_${code}`, entries))
}
