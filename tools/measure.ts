/**
 * npm run measure: builds the site and measures paint times, bytes, main-thread time, first tap, and build times.
 * Writes data/measurements.json. Run it on an idle machine. It downloads Lighthouse from the npm registry.
 */
import { execFile, execFileSync } from 'node:child_process'
import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { load } from 'cheerio'
import type { Measurements } from '../src/content/measurements'
import { BROWSER_ARGUMENTS, requireBrowser, startBrowser } from './browser'
import { run } from './run'
import { startServer } from './serve-site/local-server'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const FILE = 'data/measurements.json'
const PRICES = 'data/pricing.json'
const BARE = 'dist/bare.html'

/** The number of visits to each page. Times are medians. */
const VISITS = 5

/** One page of each kind, by the slug used in data/measurements.json. */
const PAGES = {
  home: '/',
  services: '/services',
  service: '/services/seo',
  'web-application': '/services/web-application-development',
  'case-studies': '/case-studies',
  'case-study': '/case-studies/saas-technology-platform',
  about: '/about',
  blog: '/blog',
  post: '/blog/landing-page-teardown',
  contact: '/contact',
}

/** The connection and phone the budgets assume: 150 ms latency, 1.6 Mbit/s, and a CPU at a quarter of its speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWED = 4
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/** How long to let a page settle before using or leaving it. */
const PAUSE_MS = 1500

const median = (values: readonly number[]) =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length

/** A bare page for comparison: a post's text with minimal CSS. */
function barePage() {
  const $ = load(readFileSync(`dist${PAGES.post}.html`))
  $('svg, picture, figure').remove()
  const style =
    'body{font:1.1rem/1.6 system-ui;margin:0 auto;max-width:40rem;padding:1rem;color:#222;background:#fff}h1,h2{line-height:1.2}a{color:#0645ad}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${style}</style>${$('main').html()}`
}

/**
 * Opens a page as a new visitor on the connection and phone above. After the page has settled, taps the first visible
 * menu button or question.
 */
async function visit(browser: Browser, address: string) {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(OBSERVERS)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(PAUSE_MS)
    const target = page.locator('header button:visible, main summary:visible').first()
    if ((await target.count()) > 0) await target.tap()
    await page.waitForTimeout(PAUSE_MS)
    return await page.evaluate<
      Record<'firstPaint' | 'largestPaint' | 'shift' | 'firstTap', number>
    >('figures')
  } finally {
    await context.close()
  }
}

/** Records paints, layout shifts, and the longest response to a tap. It's a string because it runs in the page. */
const OBSERVERS = `
  window.figures = { firstPaint: 0, largestPaint: 0, shift: 0, firstTap: 0 }
  const watch = (type, take, more) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  watch('paint', entry => { if (entry.name === 'first-contentful-paint') figures.firstPaint = entry.startTime })
  watch('largest-contentful-paint', entry => { figures.largestPaint = entry.startTime })
  watch('layout-shift', entry => { if (!entry.hadRecentInput) figures.shift += entry.value })
  watch('event', entry => { if (entry.interactionId) figures.firstTap = Math.max(figures.firstTap, entry.duration) }, { durationThreshold: 16 })
`

/** Runs Lighthouse on its default simulated phone. */
async function runLighthouse(address: string) {
  const flags = ['--headless=new', ...BROWSER_ARGUMENTS].join(' ')
  const run = () =>
    promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: requireBrowser() } },
    )
  // Lighthouse occasionally records a trace without a start and asks to be run again:
  // https://github.com/GoogleChrome/lighthouse/issues/2394
  const { stdout } = await run().catch(run)
  return JSON.parse(stdout) as {
    categories: Record<string, { score: number }>
    audits: { 'mainthread-work-breakdown': { numericValue: number } }
  }
}

/** Measures paints, the first tap, main-thread time, and the four Lighthouse scores. */
async function measurePage(browser: Browser, address: string) {
  const visits = []
  for (let count = 0; count < VISITS; count++) visits.push(await visit(browser, address))
  const { categories, audits } = await runLighthouse(address)
  return {
    firstPaint: median(visits.map(one => one.firstPaint)),
    largestPaint: median(visits.map(one => one.largestPaint)),
    shift: Math.max(...visits.map(one => Math.round(one.shift * 1000) / 1000)),
    firstTap: median(visits.map(one => one.firstTap)),
    mainThread: Math.round(audits['mainthread-work-breakdown'].numericValue),
    lighthouse: ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
      Math.round((categories[name]?.score ?? NaN) * 100),
    ),
  }
}

/** Times a clean build, a build after an edit, and the check, in seconds. Leaves the built site in dist/. */
function measureBuilds() {
  const seconds = (script: string) => {
    const start = performance.now()
    execFileSync('npm', ['run', script], { stdio: 'ignore' })
    return Math.round((performance.now() - start) / 100) / 10
  }
  const prices = readFileSync(PRICES, 'utf8')
  seconds('clean')
  rmSync('node_modules/.cache', { recursive: true, force: true })
  try {
    writeFileSync(PRICES, prices.replace('"price": 5000', '"price": 5500'))
    const clean = seconds('build')
    writeFileSync(PRICES, prices)
    return { clean, edit: seconds('build'), check: seconds('check') }
  } finally {
    writeFileSync(PRICES, prices)
  }
}

/** The total size of a folder's matching files, in bytes. */
const totalSize = (folder: string, name: RegExp, sizeOf: (file: string) => number) =>
  readdirSync(folder)
    .filter(file => name.test(file))
    .reduce((total, file) => total + sizeOf(join(folder, file)), 0)

void run(async () => {
  const builds = measureBuilds()
  const { server, url } = await startServer({ folder: 'dist', port: 0 })
  const browser = await startBrowser()
  try {
    writeFileSync(BARE, barePage())
    const { firstPaint, largestPaint, mainThread } = await measurePage(browser, `${url}/bare`)
    const pages = []
    for (const [slug, path] of Object.entries(PAGES)) {
      const html = brotli(`dist${path === '/' ? '/index' : path}.html`)
      pages.push({ slug, html, ...(await measurePage(browser, url + path)) })
    }
    const measurements: Measurements = {
      measuredOn: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      command: 'npm run measure',
      bare: { firstPaint, largestPaint, mainThread },
      pages,
      script: {
        beforeIntent: totalSize('dist/assets', /^boot-.*\.js$/, brotli),
        afterIntent: totalSize('dist/assets', /^(?!boot-|component---).*\.js$/, brotli),
      },
      fonts: totalSize('dist/static', /\.woff2$/, file => statSync(file).size),
      builds,
    }
    writeFileSync(FILE, `${JSON.stringify(measurements, null, 2)}\n`)
    console.log(`Wrote ${FILE}.`)
  } finally {
    await browser.close()
    server.close()
    rmSync(BARE, { force: true })
  }
})
