/** Tests that run in each engine, over one server of the built site. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER } from '../../browser/support/site'
import { chromium } from './chromium'
import { WIDE, type Engine, type EngineDriver } from './engine'
import { firefox } from './firefox'
import { webkit } from './webkit'

const DRIVERS = [chromium, firefox, webkit]

/** What a test has: a window, open at nothing yet, and the site's address. */
export interface Visit {
  /** The engine's name. */
  name: string
  engine: Engine
  /** Opens a page of the site. */
  open(path: string): Promise<void>
  /** Opens a page of the same site from a server that has no script of it. */
  openWithoutScript(path: string): Promise<void>
  /** The messages that the contact form has sent, in their order. */
  messages(): string[]
  /** Has messages arrive, or has their delivery fail. */
  delivers(works: boolean): void
  /** Waits until something is so in the page: true or false, since drivers cannot carry every element. */
  until<Arguments extends readonly unknown[]>(
    holds: (...args: Arguments) => boolean | undefined,
    ...args: Arguments
  ): Promise<void>
}

/** How long something in a page may take, in milliseconds. */
const LIMIT = 10_000

/**
 * Declares tests for one engine. One that this machine cannot have is named as not tested, in the list of
 * tests and in the count of those to be done; it does not pass. `ENGINES=firefox,webkit` runs only some.
 */
export function forEngine(driver: EngineDriver, declare: () => void): void {
  const wanted = process.env.ENGINES?.toLowerCase().split(',')
  const isWanted = !wanted || wanted.includes(driver.name.toLowerCase())
  describe(`in ${driver.name}`, () => {
    const missing = isWanted ? driver.missing() : 'ENGINES does not name it.'
    if (!missing) {
      declare()
      return
    }
    if (isWanted) console.warn(`${driver.name} is not tested. ${missing}`)
    test.todo(`not tested: ${missing}`)
  })
}

/** Declares the same tests for each engine, with a window and a server of the built site. */
export function inEveryEngine(declare: (visit: () => Visit, driver: EngineDriver) => void): void {
  for (const driver of DRIVERS)
    forEngine(driver, () => {
      let sites: Awaited<ReturnType<typeof startServer>>[] = []
      let visit: Visit
      const folder = mkdtempSync(join(tmpdir(), 'engine-site-'))
      beforeAll(async () => {
        const messages = join(folder, 'messages')
        const bare = join(folder, 'without-script')
        cpSync(SITE_FOLDER, bare, {
          recursive: true,
          filter: file => !/\.js(?:\.\w+)?$/.test(file),
        })
        sites = await Promise.all(
          [SITE_FOLDER, bare].map(site => startServer({ folder: site, port: 0, messages })),
        )
        const [url = '', bareUrl = ''] = sites.map(site => site.url)
        visit = visitOf(driver.name, await driver.start(), { url, bareUrl, messages })
        process.stdout.write(`${driver.name}: ${visit.engine.version}\n`)
      }, 60_000)
      afterAll(async () => {
        await (visit as Visit | undefined)?.engine.close()
        for (const { server } of sites) {
          server.closeAllConnections()
          server.close()
        }
        rmSync(folder, { recursive: true })
      })
      beforeEach(async () => {
        visit.delivers(true)
        await visit.engine.resize(WIDE)
      })
      declare(() => visit, driver)
    })
}

/** Waits until something is so in an engine's page. An element is no answer: drivers cannot carry every one. */
export async function waitUntil<Arguments extends readonly unknown[]>(
  engine: Engine,
  holds: (...args: Arguments) => boolean | undefined,
  ...args: Arguments
): Promise<void> {
  const end = Date.now() + LIMIT
  for (;;) {
    // While a page gives way to the next there is none to ask.
    if (await engine.evaluate(holds, ...args).catch(() => false)) return
    if (Date.now() > end) throw new Error(`After ${LIMIT} ms it is still not so: ${String(holds)}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

function visitOf(
  name: string,
  engine: Engine,
  { url, bareUrl, messages }: { url: string; bareUrl: string; messages: string },
): Visit {
  return {
    name,
    engine,
    open: path => engine.open(url + path),
    openWithoutScript: path => engine.open(bareUrl + path),
    messages: () =>
      readdirSync(messages)
        .sort()
        .map(file => readFileSync(join(messages, file), 'utf8')),
    delivers: works => {
      rmSync(messages, { recursive: true, force: true })
      // A file where the folder of messages is to be: nothing can be written into it.
      if (works) mkdirSync(messages)
      else writeFileSync(messages, '')
    },
    until: (holds, ...args) => waitUntil(engine, holds, ...args),
  }
}

/**
 * Goes to an address as a page itself does: after a Back that loads nothing, Puppeteer waits in vain for
 * Firefox to open another.
 */
export async function goTo(engine: Engine, address: string): Promise<void> {
  await engine.evaluate(to => void setTimeout(() => location.assign(to)), address)
  await waitUntil(
    engine,
    to => location.href === new URL(to, location.href).href && document.readyState === 'complete',
    address,
  )
}
