/**
 * npm run measure: paint, bytes, main thread, first tap, and build time, as a table and in data/measurements.json.
 * Builds the site first. Run it on an idle machine. It downloads Lighthouse from the npm registry.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { load } from 'cheerio'
import type { Measurements } from '../src/content/measurements'
import { BROWSER_ARGUMENTS, requireBrowser, startBrowser } from './browser'
import { run } from './run'
import { startServer } from './serve-site/local-server'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const FILE = 'data/measurements.json'
const PRICES = 'data/pricing.json'

/** Visits to each page. The median counts. */
const VISITS = 5

/** One page of each kind, by the name variables use. */
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

/** The connection and phone the budgets assume: 150 ms latency, 1.6 Mbit/s, and a CPU slowed down four times. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWED = 4
const SCREEN = { width: 412, height: 823 }
const PHONE = { viewport: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

/** How long to let a page settle before using or leaving it. */
const PAUSE_MS = 1500

type PageFigures = Measurements['pages'][number]

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length

/** The bare page: a post's text with ten lines of CSS. */
function barePage(): string {
  const $ = load(readFileSync(`dist${PAGES.post}.html`))
  const main = $('main')
  main.find('svg, picture, figure').remove()
  main.find('*').removeAttr('class').removeAttr('id')
  const style =
    'body{font:1.1rem/1.6 system-ui;margin:0 auto;max-width:40rem;padding:1rem;color:#222;background:#fff}h1,h2{line-height:1.2}a{color:#0645ad}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${style}</style>${main.html()}`
}

/**
 * Opens a page as a new visitor, on that connection and phone.
 *
 * @param script runs in the page before its own
 * @param act uses the page once it has settled
 * @param result an expression evaluated in the page, whose value is returned
 */
async function visit<Result>(
  browser: Browser,
  address: string,
  script: string,
  act: (page: Page) => Promise<void>,
  result: string,
): Promise<Result> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    await page.addInitScript(script)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(PAUSE_MS)
    await act(page)
    return await page.evaluate<Result>(result)
  } finally {
    await context.close()
  }
}

/** Records paints, layout shifts, and the longest response to a tap. A string, since it runs in the page. */
const OBSERVERS = `
  window.figures = { firstPaint: 0, largestPaint: 0, shift: 0, firstTap: 0 }
  const watch = (type, take, more) =>
    new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
  watch('paint', entry => { if (entry.name === 'first-contentful-paint') figures.firstPaint = entry.startTime })
  watch('largest-contentful-paint', entry => { figures.largestPaint = entry.startTime })
  watch('layout-shift', entry => { if (!entry.hadRecentInput) figures.shift += entry.value })
  watch('event', entry => { if (entry.interactionId) figures.firstTap = Math.max(figures.firstTap, entry.duration) }, { durationThreshold: 16 })
`

/** Taps a menu or a question. */
async function tap(page: Page): Promise<void> {
  const target = page.locator('header button:visible, main summary:visible').first()
  if ((await target.count()) === 0) return
  await target.tap()
  await page.waitForTimeout(PAUSE_MS)
}

interface LighthouseReport {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's report, on its own simulated phone. */
async function runLighthouse(address: string): Promise<LighthouseReport> {
  const flags = ['--headless=new', ...BROWSER_ARGUMENTS].join(' ')
  const run = () =>
    promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: requireBrowser() } },
    )
  // Now and then, its trace has no start, and it asks for another run:
  // https://github.com/GoogleChrome/lighthouse/issues/2394
  const { stdout } = await run().catch(run)
  return JSON.parse(stdout) as LighthouseReport
}

/** Paints, the first tap, main-thread time, and the four Lighthouse scores. */
async function measurePage(
  browser: Browser,
  address: string,
): Promise<Omit<PageFigures, 'slug' | 'html'>> {
  const visits: Record<'firstPaint' | 'largestPaint' | 'shift' | 'firstTap', number>[] = []
  while (visits.length < VISITS)
    visits.push(await visit(browser, address, OBSERVERS, tap, 'figures'))
  const { categories, audits } = await runLighthouse(address)
  return {
    firstPaint: median(visits.map(one => one.firstPaint)),
    largestPaint: median(visits.map(one => one.largestPaint)),
    shift: Math.max(...visits.map(one => Math.round(one.shift * 1000) / 1000)),
    firstTap: median(visits.map(one => one.firstTap)),
    mainThread: Math.round(audits['mainthread-work-breakdown']?.numericValue ?? NaN),
    lighthouse: ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
      Math.round((categories[name]?.score ?? NaN) * 100),
    ),
  }
}

/** Milliseconds from an input to its result: an element that matches a selector. */
async function measureTool(
  browser: Browser,
  address: string,
  selector: string,
  input: (page: Page) => Promise<void>,
): Promise<number> {
  // Runs in the page: a call from outside would wait for the throttled CPU.
  const watch = `
    addEventListener('input', () => { window.start = performance.now() }, { once: true })
    new MutationObserver(() => { if (document.querySelector('${selector}')) window.end ??= performance.now() })
      .observe(document, { subtree: true, childList: true, attributes: true })
  `
  const act = async (page: Page) => {
    await input(page)
    await page.locator(selector).first().waitFor()
  }
  return Math.round(await visit(browser, address, watch, act, 'end - start'))
}

/** Seconds for a clean build, a build after an edit, and the check. Leaves a build of the site in dist/. */
function measureBuilds(): Measurements['builds'] {
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

/** Compressed bytes of scripts. */
const scriptBytes = (name: RegExp) =>
  readdirSync('dist/assets')
    .filter(file => file.endsWith('.js') && name.test(file))
    .reduce((total, file) => total + brotli(join('dist/assets', file)), 0)

/** How many tests with a faulty connection or host there are, and how many pass. */
function measureFaults(): Measurements['faults'] {
  const { stdout } = spawnSync(
    'npx',
    ['playwright', 'test', 'tests/browser/slow/faults.spec.ts', '--reporter=json'],
    { encoding: 'utf8', maxBuffer: 1 << 28 },
  )
  const { stats } = JSON.parse(stdout) as { stats: Record<string, number> }
  const { expected = NaN, unexpected = NaN, flaky = NaN } = stats
  return { tried: expected + unexpected + flaky, survived: expected }
}

async function main(): Promise<void> {
  const builds = measureBuilds()
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  cpSync('dist', folder, { recursive: true })
  writeFileSync(join(folder, 'bare.html'), barePage())
  const { server, url } = await startServer({ folder, port: 0 })
  const browser = await startBrowser()
  try {
    const { firstPaint, largestPaint, mainThread } = await measurePage(browser, `${url}/bare`)
    const pages: PageFigures[] = []
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
      tools: {
        estimate: await measureTool(browser, url + PAGES['web-application'], '.e-sum dl', page =>
          page.locator('#pricing [type=radio]:not([value=""])').first().check(),
        ),
        search: await measureTool(browser, `${url}/search`, '.search-results li', page =>
          page.locator('main [type=search]').fill('price'),
        ),
      },
      script: {
        beforeIntent: scriptBytes(/^boot-/),
        afterIntent: scriptBytes(/^(?!boot-|component---)/),
      },
      fonts: readdirSync('dist/static')
        .filter(file => file.endsWith('.woff2'))
        .reduce((total, file) => total + readFileSync(join('dist/static', file)).length, 0),
      faults: measureFaults(),
      builds,
    }
    writeFileSync(FILE, `${JSON.stringify(measurements, null, 2)}\n`)
    console.table(pages)
    console.log({ ...measurements, pages: pages.length })
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true })
  }
}

void run(main)
