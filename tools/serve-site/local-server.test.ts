import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ask as askAt } from '../../tests/support/ask'
import { destinationOf, HOSTILE_PATHS, OUTSIDE_PATHS } from '../../tests/support/hostile-paths'
import { startServer } from './local-server'

const folder = mkdtempSync(join(tmpdir(), 'site-server-'))

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

write('index.html', '<h1>Home</h1>')
write('about.html', '<h1>About</h1>')
write('services.html', '<h1>Services</h1>')
write('services/seo.html', '<h1>SEO</h1>')
write('404.html', '<h1>Not found</h1>')
for (const file of ['llms.txt', 'rss.xml', 'icon.svg', 'assets/app-1.js', 'a.css', 'data.json'])
  write(file, '’')
write('a.webmanifest', '{}')
write('api/contact.json', '{ "endpoint": "/api/contact" }')
write('_headers', '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n')
write(
  '_redirects',
  '/old /about 301\n/old/ /about 301\n/sale /services#prices 302\n/About.html /about 301\n/index.php / 301\n/Caf%C3%A9.aspx /about 301\n',
)

let server: Server
let url: string
beforeAll(async () => {
  const started = await startServer({ folder, port: 0, messages: join(folder, 'messages') })
  server = started.server
  url = started.url
})
afterAll(async () => {
  await new Promise(resolve => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** Sends a request to the test server or to another server. */
const ask = (path: string, base = url, headers = {}) => askAt(path, base, headers)

test.each([
  ['/', 'Home'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/services/seo', 'SEO'],
  ['/about?a=b', 'About'],
])('%s responds without a redirect', async (path, words) => {
  const { status, body, headers } = await ask(path)
  expect([status, headers.location]).toEqual([200, undefined])
  expect(body).toContain(words)
  expect(headers['content-type']).toMatch(/^text\/html/)
})

test.each([
  '/nothing',
  '/about/nothing',
  '/services/nothing',
  '/404',
  '/_headers',
  '/_redirects',
  '/index',
])('%s returns the 404 page with status 404', async path => {
  const { status, body, headers } = await ask(path)
  expect(status).toBe(404)
  expect(body).toContain('Not found')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers.location).toBeUndefined()
})

test.each([
  ['/about/', 301, '/about'],
  ['/services/', 301, '/services'],
  ['/services/seo/', 301, '/services/seo'],
  ['/about.html', 301, '/about'],
  ['/about/?a=b', 301, '/about?a=b'],
  ['/old', 301, '/about'],
  ['/old/', 301, '/about'],
  ['/old?a=b', 301, '/about?a=b'],
  ['/sale', 302, '/services#prices'],
  // The query goes before the fragment.
  ['/sale?a=b', 302, '/services?a=b#prices'],
  ['/About.html', 301, '/about'],
  ['/index.php?id=3', 301, '/?id=3'],
  ['/Caf%C3%A9.aspx', 301, '/about'],
  ['/index.html', 301, '/'],
])('%s redirects with %i to %s', async (path, status, location) => {
  const answer = await ask(path)
  expect([answer.status, answer.headers.location]).toEqual([status, location])
})

test('no hostile path redirects to another site', async () => {
  for (const path of HOSTILE_PATHS) {
    const { status = 0, headers } = await ask(path)
    expect([path, destinationOf(path, headers.location)]).toEqual([path, 'http://site.example'])
    expect([path, status < 500, headers['set-cookie']]).toEqual([path, true, undefined])
  }
})

test('returns 404 for paths outside the folder', async () => {
  for (const path of OUTSIDE_PATHS) expect([path, (await ask(path)).status]).toEqual([path, 404])
})

test.each([
  'about',
  'llms.txt',
  'rss.xml',
  'icon.svg',
  'assets/app-1.js',
  'a.css',
  'data.json',
  'a.webmanifest',
])('%s is served as UTF-8', async path => {
  expect((await ask(`/${path}`)).headers['content-type']).toMatch(/; ?charset=utf-8$/)
})

test('rejects malformed requests and keeps running', async () => {
  expect((await ask('/api/contact', url, { Host: 'a@b' })).status).toBe(400)
  expect((await ask('/about', url, { Range: 'bytes=5-2' })).body).toContain('About')
})

test('sends the headers in _headers with every response, and a folder’s headers with its files', async () => {
  for (const path of ['/', '/about', '/nothing', '/about/', '/assets/app-1.js'])
    expect((await ask(path)).headers['x-frame-options']).toBe('DENY')
  expect((await ask('/assets/app-1.js')).headers['cache-control']).toBe('immutable')
  expect((await ask('/about')).headers['cache-control']).not.toBe('immutable')
})

test('with a path prefix, serves the site only under that prefix', async () => {
  const { server: other, url: base } = await startServer({ folder, port: 0, prefix: '/x' })
  const at = (path: string) => ask(path, base)
  try {
    expect(base).toMatch(/\/x$/)
    expect((await at('/x/')).body).toContain('Home')
    expect((await at('/x/about')).status).toBe(200)
    expect(await at('/x')).toMatchObject({ status: 301, headers: { location: '/x/' } })
    expect(await at('/x/about/')).toMatchObject({ status: 301, headers: { location: '/x/about' } })
    for (const path of ['/', '/about', '/xabout', '/x/nothing'])
      expect([path, (await at(path)).status]).toEqual([path, 404])
  } finally {
    await new Promise(resolve => other.close(resolve))
  }
})

test('fails to start without a site or if the port is in use, and says why', async () => {
  await expect(startServer({ folder: join(folder, 'none'), port: 0 })).rejects.toThrow(
    'There is no site in',
  )
  await expect(startServer({ folder, port: Number(new URL(url).port) })).rejects.toThrow(
    /EADDRINUSE/,
  )
})

test('serves a new build without a restart', async () => {
  write('new-page.html', '<h1>New</h1>')
  const rebuilt = '/*\n  Content-Security-Policy: new\n'
  const before = readFileSync(join(folder, '_headers'))
  write('_headers', rebuilt)
  write('_redirects', '/newer /new-page 301\n')
  write('404.html', '<h1>Still not found</h1>')
  const { body, headers } = await ask('/new-page')
  expect(body).toContain('New')
  expect(headers['content-security-policy']).toBe('new')
  expect((await ask('/newer')).headers.location).toBe('/new-page')
  expect((await ask('/nothing')).body).toContain('Still not found')
  write('_headers', before)
})
