import { createHash } from 'node:crypto'
import { headersFor } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import type { Security } from '../../src/content/security'
import { readHeaderRules } from '../../tools/serve-site/host-files'
import { readData } from '../support/content'
import { DIST, files, page, pages, paths, readFile } from './site'

/** The script that counts visits, if the owner has set one. It’s the only script from another host. */
const counting = readData<Security>('security.json').visits?.script
const countingHosts = counting ? [new URL(counting).origin] : []

/** The headers for a path pattern in `_headers`. */
function headers(pattern: string): Map<string, string> {
  const block = readFile('_headers')
    .split('\n\n')
    .find(part => part.split('\n')[0] === pattern)
  return new Map(
    (block ?? '')
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map(line => {
        const colon = line.indexOf(': ')
        return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 2)] as const
      }),
  )
}

const policy = new Map(
  (headers('/*').get('content-security-policy') ?? '')
    .split(';')
    .map(part => part.trim().split(' '))
    .map(([name = '', ...values]) => [name, values]),
)

test('the policy doesn’t allow inline code, eval, or other hosts', () => {
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", ...countingHosts])
  for (const name of ['base-uri', 'frame-ancestors', 'form-action', 'object-src'])
    expect([name, policy.has(name) || name === 'object-src']).toEqual([name, true])
  const values = [...policy.values()].flat().filter(value => !countingHosts.includes(value))
  expect(values.filter(value => /'unsafe|\*|^https?:/.test(value))).toEqual([])
})

test('every URL has the same policy, exactly once', () => {
  const rules = readHeaderRules(DIST)
  const common = headersFor(rules, '/')['Content-Security-Policy']
  for (const path of [...paths, '/nope', '/search.html'])
    expect([path, headersFor(rules, path)['Content-Security-Policy']]).toEqual([path, common])
  expect(readFile('_headers').match(/Content-Security-Policy/g)).toHaveLength(1)
})

test('the policy has the hash of every page’s style sheet', () => {
  const allowed = policy.get('style-src')
  const wrong = pages().filter(({ html }) => {
    const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(
      match => match[1] ?? '',
    )
    const hashes = sheets.map(
      css => `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
    )
    return sheets.length !== 1 || ["'self'", ...hashes].join() !== allowed?.join()
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('every page loads the boot script from the same URL, and no other scripts', () => {
  const scripts = (path: string) =>
    page(path)
      .$('script:not([type="application/ld+json"])')
      .toArray()
      .filter(({ attribs }) => !counting || attribs.src !== counting)
      .map(element => ({ ...element.attribs, words: page(path).$(element).text() }))
  const [boot] = scripts('/')
  expect(boot).toMatchObject({ type: 'module', words: '' })
  expect((boot as { src?: string } | undefined)?.src).toMatch(/^\/assets\/boot-[0-9a-f]{16}\.js$/)
  const wrong = paths.filter(path => JSON.stringify(scripts(path)) !== JSON.stringify([boot]))
  expect(wrong).toEqual([])
})

test('no page has inline styles, event handlers, or embedded content, except work samples', () => {
  const wrong = pages().flatMap(({ $, path }) => [
    // Only the site’s own work samples can be in an iframe.
    ...$(
      'svg :is(script, style, foreignObject), iframe:not([src^="/work/"]), object, embed, base, body meta',
    )
      .toArray()
      .map(element => `${path}: ${element.tagName}`),
    ...$('*')
      .toArray()
      .flatMap(element => Object.keys($(element).attr() ?? {}))
      .filter(name => name === 'style' || name.startsWith('on'))
      .map(name => `${path}: ${name}`),
  ])
  expect(wrong).toEqual([])
})

test('the other headers are the ones security scanners recommend', () => {
  const all = headers('/*')
  expect(
    Number(/max-age=(\d+)/.exec(all.get('strict-transport-security') ?? '')?.[1]),
  ).toBeGreaterThanOrEqual(15_768_000)
  expect(all.get('x-content-type-options')).toBe('nosniff')
  expect(all.get('x-frame-options')).toMatch(/^(?:DENY|SAMEORIGIN)$/)
  expect(all.get('referrer-policy')).toMatch(/^(?:no-referrer|same-origin|strict-origin)/)
  expect(all.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(all.has('x-robots-tag')).toBe(false)
})

test('files cached forever have a hash in their names', () => {
  for (const folder of ['assets', 'static']) {
    expect(headers(`/${folder}/*`).get('cache-control')).toContain('immutable')
    const names = files.filter(file => file.startsWith(`${folder}/`))
    const bare = names.filter(name => !/[-/.][0-9a-f]{8,}[-./]/.test(name))
    expect(bare).toEqual([])
  }
})

test('dist has no source maps, sources, or stats', () => {
  expect(
    files.filter(file => /\.(?:map|tsx?|mdx|log)$|stats|chunk-map|node_modules/.test(file)),
  ).toEqual([])
})

test('no page loads a script, image, or font from another host', () => {
  const wrong = pages().flatMap(({ $, path }) =>
    $('[src], link[href]:not([rel="canonical"])')
      .toArray()
      .map(element => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter(address => /^(?:https?:)?\/\//.test(address) && address !== counting)
      .map(address => `${path}: ${address}`),
  )
  expect(wrong).toEqual([])
})
