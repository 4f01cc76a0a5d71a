/**
 * npm run measure: paint, bytes, main thread, first tap and build time, as a table and in
 * data/measurements.json. It measures dist/ as it is, so build first, on a machine that does nothing else.
 *
 * --runs N (5) visits of each page; --quick keeps the last figures of Lighthouse, faults and builds.
 * Lighthouse is fetched from the npm registry.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { listFiles } from '../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import type { Measurements } from '../src/content/measurements'
import { BROWSER_ARGUMENTS, requireBrowser, startBrowser } from './browser'
import { messageOf } from './message-of'
import { startServer } from './serve-site/local-server'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const FILE = 'data/measurements.json'

/** One page of each kind, by its name in variables. */
const PAGES = [
  ['home', '/'],
  ['services', '/services'],
  ['service', '/services/seo'],
  ['web-application', '/services/web-application-development'],
  ['case-studies', '/case-studies'],
  ['case-study', '/case-studies/saas-technology-platform'],
  ['about', '/about'],
  ['blog', '/blog'],
  ['post', '/blog/landing-page-teardown'],
  ['contact', '/contact'],
] as const

/** The line and the phone of the budgets: 150 ms, 1.6 Mbit/s, a processor four times slower. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const SLOWED = 4
const SCREEN = { width: 412, height: 823 }
const PHONE = { viewport: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

type PageFigures = Measurements['pages'][number]

const median = (values: readonly number[]): number =>
  Math.round([...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN)

const brotli = (file: string) => brotliCompressSync(readFileSync(file)).length
const htmlFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** A copy of dist/ as a host sends it: with compressed files, and with the bare page. */
function hostedCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'measured-'))
  cpSync('dist', folder, { recursive: true })
  writeFileSync(join(folder, 'bare.html'), barePage())
  for (const file of listFiles(folder).filter(name => /\.(?:html|js|json|svg|css|xml)$/.test(name)))
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(readFileSync(join(folder, file))))
  return folder
}

/** What a plain generator makes of a post: its words, and ten lines of style. */
function barePage(): string {
  const text = readFileSync('dist/blog/landing-page-teardown.html', 'utf8')
    .replace(/^[\s\S]*<main[^>]*>|<\/main>[\s\S]*$/g, '')
    .replace(/<svg[\s\S]*?<\/svg>|<picture[\s\S]*?<\/picture>|<figure[\s\S]*?<\/figure>/g, '')
    .replace(/ (?:class|id|data-[\w-]+)="[^"]*"/g, '')
  const style =
    'body{font:1.1rem/1.6 system-ui;margin:0 auto;max-width:40rem;padding:1rem;color:#222;background:#fff}h1,h2{line-height:1.2}a{color:#0645ad}table{border-collapse:collapse}td,th{border:1px solid #ccc;padding:.25rem}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bare</title><style>${style}</style>${text}`
}

type Visit = Omit<PageFigures, 'slug' | 'html' | 'mainThread' | 'lighthouse'>

/** A page of a new visitor, on that line and phone. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', LINE)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  return page
}

/** One first visit: paints, then how long the first tap waits. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const page = await newPage(browser)
  try {
    // Written as text: it runs in the page.
    await page.addInitScript(`
      window.figures = { firstPaint: 0, largestPaint: 0, shift: 0, firstTap: 0 }
      const watch = (type, take, more) =>
        new PerformanceObserver(list => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more })
      watch('paint', entry => { if (entry.name === 'first-contentful-paint') figures.firstPaint = entry.startTime })
      watch('largest-contentful-paint', entry => { figures.largestPaint = entry.startTime })
      watch('layout-shift', entry => { if (!entry.hadRecentInput) figures.shift += entry.value })
      watch('event', entry => { if (entry.interactionId) figures.firstTap = Math.max(figures.firstTap, entry.duration) }, { durationThreshold: 16 })
    `)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(1500)
    const target = page.locator('header button:visible, main summary:visible').first()
    if ((await target.count()) > 0) {
      await target.tap()
      await page.waitForTimeout(1500)
    }
    return await page.evaluate<Visit>('figures')
  } finally {
    await page.context().close()
  }
}

/** Milliseconds from a choice to its sum, and from a word to the first page that has it. */
async function measureTools(browser: Browser, url: string): Promise<Measurements['tools']> {
  const time = async (path: string, act: (page: Page) => Promise<void>, result: string) => {
    const page = await newPage(browser)
    try {
      // In the page: a question from outside would wait for a processor that is four times slower.
      await page.addInitScript(`
        addEventListener('input', () => { window.start = performance.now() }, { once: true })
        new MutationObserver(() => { if (document.querySelector('${result}')) window.end ??= performance.now() })
          .observe(document, { subtree: true, childList: true, attributes: true })
      `)
      await page.goto(url + path, { waitUntil: 'load' })
      await page.waitForTimeout(1500)
      await act(page)
      await page.locator(result).first().waitFor()
      return Math.round(await page.evaluate<number>('end - start'))
    } finally {
      await page.context().close()
    }
  }
  const choose = (page: Page) => page.locator('#pricing [type=radio]').first().check()
  const ask = (page: Page) => page.locator('main [type=search]').fill('price')
  return {
    estimate: await time('/services/web-application-development', choose, '.e-sum dl'),
    search: await time('/search', ask, '.search-results li'),
  }
}

/** Visits every page in turn, so that a busy moment of the machine falls on all alike. */
async function measurePaint(
  browser: Browser,
  url: string,
  runs: number,
): Promise<Map<string, Visit>> {
  const paths = ['/bare', ...PAGES.map(([, path]) => path)]
  const visits = new Map(paths.map(path => [path, [] as Visit[]]))
  for (let run = 0; run < runs; run++)
    for (const path of paths) visits.get(path)?.push(await visit(browser, url + path))
  return new Map(
    [...visits].map(([path, all]) => [
      path,
      {
        firstPaint: median(all.map(one => one.firstPaint)),
        largestPaint: median(all.map(one => one.largestPaint)),
        shift: Math.max(...all.map(one => Math.round(one.shift * 1000) / 1000)),
        firstTap: median(all.map(one => one.firstTap)),
      },
    ]),
  )
}

interface LighthouseReport {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Marks of the four categories, and the work of the main thread, on Lighthouse's own phone. */
async function runLighthouse(
  address: string,
): Promise<Pick<PageFigures, 'mainThread' | 'lighthouse'>> {
  const flags = ['--headless=new', ...BROWSER_ARGUMENTS].join(' ')
  const run = () =>
    promisify(execFile)(
      'npx',
      ['--yes', LIGHTHOUSE, address, '--output=json', '--quiet', `--chrome-flags=${flags}`],
      { maxBuffer: 1 << 28, env: { ...process.env, CHROME_PATH: requireBrowser() } },
    )
  // Now and then its trace has no start, and it asks to be run again:
  // https://github.com/GoogleChrome/lighthouse/issues/2394
  const { stdout } = await run().catch(run)
  const { categories, audits } = JSON.parse(stdout) as LighthouseReport
  return {
    mainThread: Math.round(audits['mainthread-work-breakdown']?.numericValue ?? NaN),
    lighthouse: ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
      Math.round((categories[name]?.score ?? NaN) * 100),
    ),
  }
}

/** Seconds of a build from nothing, of one after an edit, and of the check, in a worktree. */
function measureBuilds(): Measurements['builds'] {
  const tree = join(tmpdir(), `measured-tree-${process.pid}`)
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })
  const seconds = (script: string) => {
    const start = performance.now()
    const { status } = spawnSync('npm', ['run', script], { cwd: tree, stdio: 'ignore' })
    if (status !== 0) throw new Error(`npm run ${script} failed in a clean worktree.`)
    return Math.round((performance.now() - start) / 100) / 10
  }
  git('worktree', 'add', '--detach', tree, 'HEAD')
  try {
    cpSync('node_modules', join(tree, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    rmSync(join(tree, 'node_modules/.cache'), { recursive: true, force: true })
    const clean = seconds('build')
    const pricing = join(tree, 'data/pricing.json')
    writeFileSync(pricing, readFileSync(pricing, 'utf8').replace('"price": 5000', '"price": 5500'))
    return { clean, edit: seconds('build'), check: seconds('check') }
  } finally {
    git('worktree', 'remove', '--force', tree)
  }
}

function scriptSizes(): Measurements['script'] {
  const scripts = readdirSync('dist/assets').filter(file => file.endsWith('.js'))
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + brotli(join('dist/assets', file)), 0)
  return {
    beforeIntent: sum(scripts.filter(file => file.startsWith('boot-'))),
    afterIntent: sum(scripts.filter(file => !/^(?:boot-|component---)/.test(file))),
  }
}

/** How many of the tests of a faulty line or host there are, and how many pass. */
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
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, quick: { type: 'boolean' } },
  })
  const last = JSON.parse(readFileSync(FILE, 'utf8')) as Measurements
  const folder = hostedCopy()
  const { server, url } = await startServer({ folder, port: 0 })
  const browser = await startBrowser()
  try {
    const visits = await measurePaint(browser, url, Number(values.runs))
    const pages: PageFigures[] = []
    for (const [slug, path] of PAGES) {
      const { mainThread, lighthouse } = values.quick
        ? (last.pages.find(page => page.slug === slug) ?? fail(path))
        : await runLighthouse(url + path)
      const html = brotli(join('dist', htmlFile(path)))
      pages.push({ slug, html, ...(visits.get(path) ?? fail(path)), mainThread, lighthouse })
    }
    const { firstPaint, largestPaint } = visits.get('/bare') ?? fail('/bare')
    const { mainThread } = values.quick ? last.bare : await runLighthouse(`${url}/bare`)
    const measurements: Measurements = {
      measuredOn: new Date().toISOString().slice(0, 10),
      machine: `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown'}, Node ${process.versions.node}`,
      command: 'npm run measure',
      bare: { firstPaint, largestPaint, mainThread },
      pages,
      tools: await measureTools(browser, url),
      script: scriptSizes(),
      fonts: readdirSync('dist/static')
        .filter(file => file.endsWith('.woff2'))
        .reduce((total, file) => total + readFileSync(join('dist/static', file)).length, 0),
      faults: values.quick ? last.faults : measureFaults(),
      builds: values.quick ? last.builds : measureBuilds(),
    }
    writeFileSync(FILE, JSON.stringify(measurements))
    execFileSync('npx', ['prettier', '--write', FILE])
    console.table(
      pages.map(({ lighthouse, ...page }) => ({ ...page, marks: lighthouse.join(' ') })),
    )
    console.log({ ...measurements, pages: pages.length })
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const fail = (path: string): never => {
  throw new Error(`${path} has not been measured.`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
