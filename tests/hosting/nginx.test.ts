/** hosting/nginx.conf in a real nginx, with the built site and the rules of tools/nginx-rules.ts. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { headersFor } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import { readHeaderRules, readRedirectRules } from '../../tools/serve-site/host-files'
import { DIST, facts, files, pages } from '../built/site'
import { ask as askAt, type Answer } from '../support/ask'
import { freePort } from '../support/free-port'
import { destinationOf, HOSTILE_PATHS, OUTSIDE_PATHS } from '../support/hostile-paths'

const NGINX = ['/usr/sbin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'].find(
  existsSync,
)
const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
let nginx: ChildProcess | undefined
let address = ''
let backEnd = 0

const ask = (path: string, headers?: Record<string, string>, body?: string): Promise<Answer> =>
  askAt(path, address, headers, body)

/** A setting of the shipped file, with a value for this machine. */
function replaced(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2)
  return text.replace(from, to)
}

beforeAll(async () => {
  if (!NGINX) throw new Error('This test needs nginx. On Debian and Ubuntu: apt-get install nginx')
  const rules = spawnSync(process.execPath, [
    require.resolve('tsx/cli'),
    'tools/nginx-rules.ts',
    DIST,
  ])
  expect(String(rules.stderr)).toBe('')
  writeFileSync(join(folder, 'site-rules.conf'), rules.stdout)
  const port = await freePort()
  backEnd = await freePort()
  const changes: [string, string][] = [
    ['include /etc/nginx/site-rules.conf', `include ${folder}/site-rules.conf`],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['/srv/site/dist', resolve(DIST)],
    ['127.0.0.1:9000', `127.0.0.1:${backEnd}`],
  ]
  const site = changes.reduce(
    (text, [from, to]) => replaced(text, from, to),
    readFileSync('hosting/nginx.conf', 'utf8'),
  )
  writeFileSync(join(folder, 'site.conf'), site)
  const types = ['/etc/nginx', '/usr/local/etc/nginx', '/opt/homebrew/etc/nginx'].find(existsSync)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; events {} http { access_log off; ${temporary}
    include ${types}/mime.types; default_type application/octet-stream; include ${folder}/site.conf; }`,
  )
  const log = join(folder, 'error.log')
  nginx = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  address = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await ask('/').catch(() => undefined)) return
    await wait(50)
  }
  throw new Error(`nginx did not start:\n${readFileSync(log, 'utf8')}`)
})
afterAll(async () => {
  if (nginx?.exitCode === null) {
    const ended = new Promise(done => nginx?.once('exit', done))
    nginx.kill()
    await ended
  }
  rmSync(folder, { recursive: true })
})

test('no hostile path leads to another site', async () => {
  expect(HOSTILE_PATHS.length).toBeGreaterThan(50)
  for (const path of HOSTILE_PATHS) {
    const { status = 0, headers } = await ask(path)
    expect([path, destinationOf(path, headers.location)]).toEqual([path, 'http://site.example'])
    expect([path, status < 500, headers['set-cookie']]).toEqual([path, true, undefined])
  }
})

test('a path out of the folder finds nothing', async () => {
  for (const path of OUTSIDE_PATHS) {
    const { status, body } = await ask(path)
    expect([path, [400, 404].includes(status ?? 0)]).toEqual([path, true])
    expect(body).not.toContain('root:')
  }
})

test('every page answers at its own address, with a slash at its end it leads there, and with the headers of the build', async () => {
  const rules = readHeaderRules(DIST)
  for (const { path } of pages()) {
    if (path === '/404') continue
    const { status, headers, body } = await ask(path)
    expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8'])
    expect(body).toContain('</html>')
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value])
    if (path === '/') continue
    const slash = await ask(`${path}/?a=b`)
    expect([slash.status, slash.headers.location]).toEqual([301, `${path}?a=b`])
  }
})

test('redirects of the build lead where they say', async () => {
  const redirects = readRedirectRules(DIST)
  expect(redirects.length).toBeGreaterThan(0)
  for (const { from, to, status } of redirects) {
    const answer = await ask(from)
    expect([from, answer.status, answer.headers.location]).toEqual([from, status, to])
  }
})

test('what is not there is answered by the page that says so, and files for hosts are not there', async () => {
  for (const path of ['/nothing', '/about/nothing', '/_headers', '/_redirects', '/404', '/index']) {
    const { status, body, headers } = await ask(path)
    expect([path, status, headers['x-frame-options']]).toEqual([path, 404, 'SAMEORIGIN'])
    expect(body).toContain('</html>')
  }
})

test('every file of text says that it is UTF-8, and what is kept for ever says so', async () => {
  const text = files.filter(name => /\.(?:txt|xml|css|js|json|svg|webmanifest)$/.test(name))
  expect(text.length).toBeGreaterThan(10)
  for (const name of text.filter(file => !file.startsWith('api/'))) {
    const { status, headers } = await ask(`/${name}`)
    expect([name, status]).toEqual([name, 200])
    expect([name, headers['content-type']]).toEqual([
      name,
      expect.stringMatching(/; charset=utf-8$/),
    ])
    const isKept = /^(?:assets|static)\//.test(name)
    expect([name, headers['cache-control']?.includes('immutable')]).toEqual([name, isKept])
  }
})

/** Something at the address of the handler, which answers with the bodies that it was sent. */
async function withBackEnd(work: () => Promise<void>): Promise<void> {
  const server: Server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'SAMEORIGIN')
    request.pipe(response)
  })
  await new Promise<void>(done => server.listen(backEnd, '127.0.0.1', done))
  try {
    await work()
  } finally {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
}

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }

test('without the handler the contact page itself says what to do', async () => {
  const { status, headers, body } = await ask('/api/contact', FORM, 'name=Ada')
  expect([status, headers['content-type']]).toEqual([502, 'text/html; charset=utf-8'])
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(body).toMatch(/<main[^>]*><div[^>]* role="alert"><h2[^>]*>Your message was not sent/)
  expect(body).toContain(`mailto:${facts.email}`)
})

test('the handler answers for itself, and headers come once', async () => {
  await withBackEnd(async () => {
    const { status, headers, body } = await ask('/api/contact', FORM, 'name=Ada')
    expect([status, body, headers['x-frame-options']]).toEqual([200, 'name=Ada', 'SAMEORIGIN'])
  })
})

test('a message of a megabyte, or a flood of them, gets the same answer', async () => {
  await withBackEnd(async () => {
    const large = await ask('/api/contact', FORM, `name=${'a'.repeat(2e6)}`)
    expect([large.status, large.body.includes('Your message was not sent')]).toEqual([413, true])
    const flood = await Promise.all(
      Array.from({ length: 12 }, () => ask('/api/contact', FORM, 'a')),
    )
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const { body } of refused) expect(body).toContain('Your message was not sent')
  })
})
