/**
 * npm run load: dist/ behind nginx, with the settings that npm run hosting makes and with nginx’s plain
 * default, on the same machine and in one run. Readers with every connection busy; the same beside 10,000
 * connections that say nothing; the same beside readers who take nothing of what they have asked for. Exit 1 where a request
 * fails, or where the shipped settings answer a page with more bytes than the default.
 *
 * --seconds N how long each measurement takes (5), --idle N how many connections say nothing (10000).
 */
import './supported-node'
import { Agent, get } from 'node:http'
import { connect, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ensureNginx, startNginx, type Nginx } from '../../tests/support/nginx'
import { OUTPUT } from '../finish/output-paths'
import { readHeaderRules, readRedirectRules } from '../hosting/host-files'
import { nginxConfiguration } from '../hosting/nginx'
import { messageOf } from './message-of'

const READERS = 64
const SLOW_READERS = 50
/** What the busy readers ask for, in turn. */
const PATHS = ['/', '/about', '/services', '/case-studies', '/blog', '/contact']

interface Measured {
  requests: number
  failed: number
  /** Bytes of each answer’s body, on the wire, on average. */
  bytes: number
  /** Milliseconds that 99 of 100 answers stayed below. */
  p99: number
}

/** One answer: its bytes, or nothing where there was none. */
function ask(agent: Agent, url: string): Promise<number | undefined> {
  return new Promise(done => {
    get(url, { agent, headers: { 'Accept-Encoding': 'gzip' } }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.once('error', () => done(undefined))
      response.once('end', () => done(response.statusCode === 200 ? bytes : undefined))
    }).once('error', () => done(undefined))
  })
}

/** Asks for one page after the other on every connection, for so many milliseconds. */
async function saturate(url: string, ending: string, duration: number): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: READERS })
  const times: number[] = []
  let [failed, bytes] = [0, 0]
  const end = Date.now() + duration
  const read = async (start: number) => {
    for (let turn = start; Date.now() < end; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/'
      const asked = performance.now()
      const size = await ask(agent, url + (path === '/' ? path : path + ending))
      times.push(performance.now() - asked)
      if (size === undefined) failed++
      else bytes += size
    }
  }
  await Promise.all(Array.from({ length: READERS }, (_, start) => read(start)))
  agent.destroy()
  times.sort((a, b) => a - b)
  return {
    requests: times.length,
    failed,
    bytes: Math.round(bytes / Math.max(1, times.length - failed)),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  }
}

/** Opens connections, each of which says what it is given and then nothing. */
async function open(url: string, count: number, says = ''): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  for (let number = 0; number < count; number++) {
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => undefined)
    if (says) socket.write(says)
    // Nobody reads: what the server sends fills the buffers and waits.
    socket.pause()
    sockets.push(socket)
    if (number % 200 === 199) await wait(10)
  }
  await wait(500)
  return sockets
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      idle: { type: 'string', default: '10000' },
    },
  })
  const [seconds, idle] = [Number(values.seconds), Number(values.idle)]
  if (!(seconds > 0) || !(idle >= 0)) throw new Error('--seconds and --idle are numbers.')
  const executable = ensureNginx()
  if (!executable) throw new Error('Without nginx nothing can be measured.')
  const root = resolve(OUTPUT)
  const servers: Record<string, { ending: string; server: (listen: string) => string }> = {
    'nginx’s default': {
      ending: '.html',
      server: listen => `include /etc/nginx/mime.types;
server {
  listen ${listen};
  root ${root};
}`,
    },
    'npm run hosting': {
      ending: '',
      server: listen =>
        nginxConfiguration({
          rules: readHeaderRules(OUTPUT),
          redirects: readRedirectRules(OUTPUT, ''),
          prefix: '',
          root,
          serverName: 'localhost',
          listen,
        }),
    },
  }
  const pageBytes: number[] = []
  for (const [name, { ending, server }] of Object.entries(servers)) {
    const nginx = await startNginx(executable, server, idle + 2 * SLOW_READERS)
    try {
      // The first second is that of the measuring program itself.
      await saturate(nginx.url, ending, 1000)
      const alone = await measured(name, 'alone', nginx, ending, seconds)
      pageBytes.push(alone.bytes)
      const silent = await open(nginx.url, idle)
      const dropped = silent.filter(socket => socket.destroyed).length
      await measured(name, `beside ${idle - dropped} idle connections`, nginx, ending, seconds)
      if (dropped > 0) fail(`${name}: ${dropped} idle connections were refused.`)
      silent.forEach(socket => socket.destroy())
      const request = `GET /${ending ? 'index.html' : ''} HTTP/1.1\r\nHost: localhost\r\n\r\n`
      const slow = await open(nginx.url, SLOW_READERS, request.repeat(200))
      // Until what the machine itself keeps for them is full.
      await wait(3000)
      await measured(name, `beside ${SLOW_READERS} slow readers`, nginx, ending, seconds)
      slow.forEach(socket => socket.destroy())
    } finally {
      await nginx.stop()
    }
  }
  const [plain = 0, shipped = 0] = pageBytes
  if (shipped > plain) fail('The shipped settings send more bytes than the default.')
}

async function measured(
  name: string,
  beside: string,
  { url }: Nginx,
  ending: string,
  seconds: number,
): Promise<Measured> {
  const result = await saturate(url, ending, seconds * 1000)
  const { requests, failed, bytes, p99 } = result
  console.log(
    `${name.padEnd(16)} ${beside.padEnd(32)} ${String(Math.round(requests / seconds)).padStart(6)} requests/s  ${String(bytes).padStart(6)} bytes  p99 ${p99.toFixed(1).padStart(6)} ms  ${failed} failed`,
  )
  if (failed > 0) fail(`${name}, ${beside}: ${failed} requests failed.`)
  return result
}

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

run().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
