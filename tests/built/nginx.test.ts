/** dist/ behind nginx itself, with the configuration that is made for it. */
import { readPathPrefix } from '../../src/routes/path-prefix'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { headersFor } from '../../src/finish/headers'
import { readHeaderRules, readRedirectRules } from '../../src/hosting/host-files'
import { readContactForm } from '../../src/hosting/contact/local-handler'
import { startServer } from '../../src/hosting/local-server'
import { nginxConfiguration } from '../../src/hosting/nginx'
import { ensureNginx, startNginx, type Nginx } from '../support/nginx'
import { DIST, files, paths } from './site'

const executable = ensureNginx()
const suite = executable ? describe : describe.skip
const PREFIX = readPathPrefix(process.env.PATH_PREFIX)

suite('behind nginx', () => {
  let nginx: Nginx
  const redirects = [
    ...readRedirectRules(DIST, PREFIX),
    { from: '/an-old-page', to: '/about', permanent: true },
    { from: '/for-now', to: '/services/seo', permanent: false },
  ]
  const rules = readHeaderRules(DIST)
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(nginx.url + PREFIX + path, { redirect: 'manual', headers })

  const form = readContactForm(DIST)
  const folder = mkdtempSync(join(tmpdir(), 'messages-'))
  let handler: Awaited<ReturnType<typeof startServer>>
  const post = (message: string) =>
    fetch(`${nginx.url}${form?.endpoint}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Accept: 'text/html', Origin: nginx.url },
      body: new URLSearchParams({ name: 'Ada', email: 'ada@looms.example', message }),
    })

  beforeAll(async () => {
    // As npm run serve does beside nginx.
    handler = await startServer({ folder: DIST, port: 0, prefix: PREFIX, messages: folder })
    const upstream = new URL(handler.url).origin
    nginx = await startNginx(executable ?? '', listen =>
      nginxConfiguration({
        rules,
        redirects,
        prefix: PREFIX,
        root: resolve(DIST),
        serverName: 'localhost',
        listen,
        ...(form && { contact: { ...form, upstream } }),
      }),
    )
  })
  afterAll(async () => {
    await nginx.stop()
    handler.server.closeAllConnections()
    handler.server.close()
    rmSync(folder, { recursive: true })
  })

  test('a message goes to the handler beside it, and its answers have each header once', async () => {
    const sent = await post('We sell looms.')
    expect([sent.status, sent.headers.get('location')]).toEqual([303, form?.sentPath])
    expect(readdirSync(folder)).toHaveLength(1)
    const fault = await post('')
    expect(fault.status).toBe(422)
    expect(await fault.text()).toContain('ada@looms.example')
    for (const [name, value] of Object.entries(rules[`${PREFIX}/*`] ?? {}))
      expect([name, fault.headers.get(name)]).toEqual([name, value])
    expect(fault.headers.get('cache-control')).toBe('no-store')
    expect((await get('/contact')).status).toBe(200)
  })

  test('every page answers 200 at its exact path', async () => {
    const pages = paths.filter(path => path !== '/404')
    expect(pages).toContain('/')
    for (const path of pages) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 200])
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      await answer.arrayBuffer()
    }
  })

  test('every other file answers too, with a type of its own', async () => {
    const wrong: string[] = []
    for (const file of files.filter(name => !/\.html$|\.br$|\.gz$|^_/.test(name))) {
      const answer = await get(`/${file}`)
      const type = answer.headers.get('content-type') ?? ''
      if (answer.status !== 200 || type.includes('octet-stream')) wrong.push(`${file} ${type}`)
      await answer.arrayBuffer()
    }
    expect(wrong).toEqual([])
  })

  test.each([
    '/nope',
    '/services/nope',
    '/404',
    '/404.html',
    '/index',
    '/assets',
    '/blog/page',
    '/blog/tags',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/.git/config',
    '/%2e%2e/package.json',
    '/ABOUT',
  ])('%s is not there, and the page that says so is sent', async path => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('name="robots" content="noindex"')
    expect(answer.headers.get('content-security-policy')).not.toBeNull()
  })

  test.each([
    ['/about/', 301, '/about'],
    ['/about/?x=1', 301, '/about?x=1'],
    ['/about.html', 301, '/about'],
    ['/index.html', 301, '/'],
    ['/blog/', 301, '/blog'],
    ['/an-old-page?x=1', 301, '/about?x=1'],
    ['/an-old-page/', 301, '/about'],
    ['/for-now', 302, '/services/seo'],
  ])('%s leads with %i to %s', async (path, status, target) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([status, PREFIX + target])
  })

  test.each(['//evil.example/', '/%0d%0aX-Evil:%201/', '/%5cevil.example/'])(
    '%s leads to no other host and brings no header of its own',
    async path => {
      const answer = await get(path)
      expect(answer.headers.get('x-evil')).toBeNull()
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
    },
  )

  test('headers are as declared, on pages, files and errors', async () => {
    const script = files.find(file => /^assets\/.*\.js$/.test(file)) ?? ''
    expect(Object.keys(rules[`${PREFIX}/*`] ?? {}).length).toBeGreaterThan(5)
    for (const path of ['/', '/about', `/${script}`, '/nope', '/search', '/search?q=x']) {
      const answer = await get(path)
      const declared = headersFor(rules, PREFIX + path.replace(/\?.*/, ''))
      for (const [name, value] of Object.entries(declared))
        expect([path, name, answer.headers.get(name)]).toEqual([path, name, value])
    }
    expect((await get(`/${script}`)).headers.get('cache-control')).toContain('immutable')
    expect((await get('/about')).headers.get('cache-control')).toBeNull()
  })

  test('a page goes out compressed, from the copy that the build made', async () => {
    const answer = await get('/about', { 'Accept-Encoding': 'gzip' })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(answer.headers.get('etag') ?? answer.headers.get('last-modified')).not.toBeNull()
  })
})
