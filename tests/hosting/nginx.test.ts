/** Tests hosting/nginx.conf in a real nginx, with the built site and the rules from tools/nginx-rules.ts. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
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

/** Replaces a setting, which must occur exactly once. */
function replaced(text: string, from: string, to: string): string {
  expect(text.split(from)).toHaveLength(2)
  return text.replace(from, to)
}

/** An old path that differs from a page's path only in case. */
const CAPITALS = { from: '/About', to: '/about', status: 301 }

beforeAll(async () => {
  if (!NGINX) throw new Error('This test needs nginx. On Debian and Ubuntu: apt-get install nginx')
  copyFileSync(join(DIST, '_headers'), join(folder, '_headers'))
  const redirects = readFileSync(join(DIST, '_redirects'), 'utf8')
  writeFileSync(
    join(folder, '_redirects'),
    `${redirects}${CAPITALS.from} ${CAPITALS.to} ${CAPITALS.status}\n`,
  )
  const rules = spawnSync(process.execPath, [
    require.resolve('tsx/cli'),
    'tools/nginx-rules.ts',
    folder,
  ])
  expect(String(rules.stderr)).toBe('')
  writeFileSync(join(folder, 'site-rules.conf'), rules.stdout)
  const port = await freePort()
  backEnd = await freePort()
  const changes: [string, string][] = [
    ['include /srv/site/server/site-rules.conf', `include ${folder}/site-rules.conf`],
    ['listen 80', `listen 127.0.0.1:${port}`],
    ['/srv/site/dist', resolve(DIST)],
    ['127.0.0.1:9000', `127.0.0.1:${backEnd}`],
    // Tests can pose as different visitors.
    ['  POST $binary_remote_addr;', '  POST $binary_remote_addr$http_x_visitor;'],
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
  throw new Error(`nginx didn’t start:\n${readFileSync(log, 'utf8')}`)
})
afterAll(async () => {
  if (nginx?.exitCode === null) {
    const ended = new Promise(done => nginx?.once('exit', done))
    nginx.kill()
    await ended
  }
  rmSync(folder, { recursive: true })
})

test('no hostile path redirects to another site', async () => {
  expect(HOSTILE_PATHS.length).toBeGreaterThan(50)
  for (const path of HOSTILE_PATHS) {
    const { status = 0, headers } = await ask(path)
    expect([path, destinationOf(path, headers.location)]).toEqual([path, 'http://site.example'])
    expect([path, status < 500, headers['set-cookie']]).toEqual([path, true, undefined])
  }
})

test('paths outside the folder aren’t found', async () => {
  for (const path of OUTSIDE_PATHS) {
    const { status, body } = await ask(path)
    expect([path, [400, 404].includes(status ?? 0)]).toEqual([path, true])
    expect(body).not.toContain('root:')
  }
})

test('every page is served at its URL with the build’s headers, and a trailing slash redirects there', async () => {
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

test('the build’s redirects work', async () => {
  const redirects = [...readRedirectRules(DIST), CAPITALS]
  expect(redirects.length).toBeGreaterThan(0)
  for (const { from, to, status } of redirects) {
    const answer = await ask(from)
    expect([from, answer.status, answer.headers.location]).toEqual([from, status, to])
  }
})

test('missing paths get the not-found page, and host configuration files aren’t served', async () => {
  for (const path of ['/nothing', '/about/nothing', '/_headers', '/_redirects', '/404', '/index']) {
    const { status, body, headers } = await ask(path)
    expect([path, status, headers['x-frame-options']]).toEqual([path, 404, 'SAMEORIGIN'])
    expect(body).toContain('</html>')
  }
})

test('no response reveals nginx’s version', async () => {
  for (const path of ['/', '/about/', '/nothing', '/%']) {
    const { headers, body } = await ask(path)
    expect([path, headers.server]).toEqual([path, 'nginx'])
    expect(body).not.toMatch(/nginx\/\d/)
  }
})

test('every text file is served as UTF-8, and only files in assets/ and static/ are cached forever', async () => {
  const text = files.filter(name => /\.(?:txt|xml|css|js|json|md|svg|webmanifest)$/.test(name))
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

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' }
const SCRIPT = { ...FORM, Accept: 'application/json' }
const GOOD = new URLSearchParams({
  name: 'Ada',
  email: 'ada@looms.example',
  message: 'We sell looms.',
}).toString()

/** Runs the bundled handler like the systemd unit does, without build tools. */
async function withHandler(
  environment: Record<string, string>,
  work: (log: () => string) => Promise<void>,
): Promise<void> {
  const bundle = join(folder, 'contact.mjs')
  const command = /npx (esbuild .*--outfile=)server\/contact\.mjs/.exec(
    readFileSync('.github/workflows/deploy.yml', 'utf8'),
  )?.[1]
  const [program, ...options] = `${String(command)}${bundle}`.split(' ')
  const built = spawnSync(`node_modules/.bin/${String(program)}`, options)
  expect([built.status, String(built.error ?? '')]).toEqual([0, ''])
  const unit = readFileSync('hosting/contact.service', 'utf8')
  expect(unit).toContain('\nExecStart=/usr/bin/node /srv/site/server/contact.mjs\n')
  const [, variables = ''] = /^Environment=(.*)$/m.exec(unit) ?? []
  const handler = spawn(process.execPath, [bundle], {
    cwd: folder,
    env: {
      ...Object.fromEntries(variables.split(' ').map(pair => pair.split('='))),
      PORT: String(backEnd),
      ...environment,
    },
  })
  let log = ''
  for (const stream of [handler.stdout, handler.stderr])
    stream.on('data', (part: Buffer) => (log += part.toString()))
  const ended = new Promise(done => handler.once('exit', done))
  try {
    await waitFor(() => /listening|in use/.test(log) || handler.exitCode !== null)
    await work(() => log)
  } finally {
    handler.kill()
    await ended
  }
}

async function waitFor(condition: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !condition(); attempt++) await wait(50)
  expect(condition()).toBe(true)
}

/** Runs a local server that records request bodies. It never responds if the status is undefined. */
async function withServer(
  port: number,
  status: number | undefined,
  work: (bodies: string[], url: string) => Promise<void>,
): Promise<void> {
  const bodies: string[] = []
  const server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(body)
      if (status !== undefined) response.writeHead(status).end('{}')
    })
  })
  await new Promise<void>(done => server.listen(port, '127.0.0.1', done))
  try {
    await work(bodies, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise(done => server.close(done))
  }
}

const CONTACT_WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

/** Expects the contact page with nginx’s own error notice. */
function expectNotice({ status, headers, body }: Answer, expected: number): void {
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(body).toMatch(/<main[^>]*><div[^>]* role="alert"><h2[^>]*>Your message wasn’t sent/)
  expect(body).toContain(`mailto:${facts.email}`)
}

test('messages arrive with and without JavaScript, and headers aren’t repeated', async () => {
  await withServer(0, 200, async (bodies, CONTACT_WEBHOOK) => {
    await withHandler({ CONTACT_WEBHOOK, CONTACT_WEBHOOK_SECRET }, async log => {
      const sent = await ask('/api/contact', FORM, GOOD)
      expect([sent.status, sent.headers.location]).toEqual([303, '/contact/sent#thanks'])
      const { status, body } = await ask('/api/contact', SCRIPT, GOOD)
      expect([status, body]).toEqual([200, '{"sent":true}'])
      expect(bodies.map(text => (JSON.parse(text) as { message: string }).message)).toEqual([
        'We sell looms.',
        'We sell looms.',
      ])
      const wrong = await ask('/api/contact', FORM, 'name=Ada')
      expect([wrong.status, wrong.headers['x-frame-options']]).toEqual([422, 'SAMEORIGIN'])
      expect(wrong.body).toContain('value="Ada"')
      expect(log()).toBe(`contact: listening on 127.0.0.1:${backEnd}\n`)
    })
  })
})

test('if the webhook fails, the response has the visitor’s text and our email address', async () => {
  await withServer(0, 500, async (bodies, CONTACT_WEBHOOK) => {
    await withHandler({ CONTACT_WEBHOOK, CONTACT_WEBHOOK_SECRET }, async log => {
      const { status, body } = await ask('/api/contact', FORM, GOOD)
      expect([status, bodies.length]).toEqual([502, 2])
      for (const part of ['We sell looms.', `mailto:${facts.email}`]) expect(body).toContain(part)
      expect(log()).toContain('contact: not delivered to webhook: Error: status 500')
      expect(log()).not.toMatch(/Ada|looms/)
    })
  })
})

test('if delivery isn’t set up, the log says so at startup, and the response has the visitor’s text', async () => {
  await withHandler({}, async log => {
    expect(log()).toContain('Set RESEND_API_KEY and CONTACT_FROM')
    const { status, body } = await ask('/api/contact', FORM, GOOD)
    expect([status, body.includes('We sell looms.')]).toEqual([503, true])
  })
})

test('if its port is in use, the handler exits with a message', async () => {
  await withServer(backEnd, 200, () =>
    withHandler({}, async log => {
      expect(log()).toContain(`address already in use 127.0.0.1:${backEnd}`)
      return Promise.resolve()
    }),
  )
})

test('if the handler isn’t running, the contact page says what to do', async () => {
  const visitor = { 'X-Visitor': 'dead' }
  expectNotice(await ask('/api/contact', { ...FORM, ...visitor }, GOOD), 502)
  // The page’s script treats anything but the handler’s JSON as a failure and keeps what was typed.
  expectNotice(await ask('/api/contact', { ...SCRIPT, ...visitor }, GOOD), 502)
})

test('opening the form with an estimate doesn’t count as a message', async () => {
  await withHandler({}, async () => {
    for (let visit = 0; visit < 12; visit++) {
      const { status } = await ask('/api/contact?package=starter', { 'X-Visitor': 'chooses' })
      expect(status).toBe(200)
    }
  })
})

test('a request body that never ends times out', async () => {
  await withHandler({}, async () => {
    const start = Date.now()
    const socket = connect(backEnd, '127.0.0.1')
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\nname=',
    )
    const dripping = setInterval(() => socket.write('a'), 500)
    socket.on('error', () => undefined)
    await new Promise(done => socket.resume().once('close', done))
    clearInterval(dripping)
    expect(Date.now() - start).toBeLessThan(20_000)
  })
}, 120_000)

test('a handler that hangs times out', async () => {
  await withServer(backEnd, undefined, async () => {
    expectNotice(await ask('/api/contact', { ...FORM, 'X-Visitor': 'hangs' }, GOOD), 504)
  })
})

test('an oversized message or a flood of messages gets the same notice', async () => {
  await withServer(backEnd, 200, async () => {
    expectNotice(await ask('/api/contact', FORM, `name=${'a'.repeat(2e6)}`), 413)
    const flood = await Promise.all(
      Array.from({ length: 12 }, () => ask('/api/contact', FORM, 'a')),
    )
    const refused = flood.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) expectNotice(answer, 429)
  })
})
