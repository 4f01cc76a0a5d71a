/**
 * A tab that was opened before a deploy, and used after it, reaches the page that was asked for, as the new
 * release has it, with one load of a page at most, whatever was edited; and what was typed in it is not lost.
 */
import { join } from 'node:path'
import { startServer } from '../../../src/hosting/local-server'
import { PATH as NEW_POST, TITLE as NEW_TITLE } from '../../edits/edits/post'
import type { Engine, EngineDriver } from '../../engines/support/engine'
import { forEngine, goTo, waitUntil } from '../../engines/support/every-engine'
import { startHost, type Host, type Release } from './host'
import { NEW_HEADING, NEW_MARK, readReleases } from './releases'

const releases = readReleases()
const { moved, gone } = releases

/** The server of the copy’s own code, which has another contact form’s handler. */
const { startServer: startCopy } = jest.requireActual<{ startServer: typeof startServer }>(
  join(releases.copy, 'src/hosting/local-server'),
)

const hasEntered = () => document.documentElement.matches('[data-entered]')
const applicationRuns = () => performance.getEntriesByName('onInitialClientRender').length > 0
const isAt = (path: string) => location.pathname === path
const isHeading = (text: string) => document.querySelector('main h1')?.textContent === text
/** Whether something is to be mended in this field, and in no other. */
const isFaulty = (name: string) =>
  [...document.querySelectorAll('main form .f-fault')].map(({ id }) => id).join() ===
  `contact-${name}-fault`
const isNew = (mark: string) => document.querySelector(`main[${mark}]`) !== null

/** What a visitor asks for in the old tab, and what is to be there then. */
const ASKED: Record<string, { from: string; link: string; to: string; h1?: string }> = {
  'a page that was edited': {
    from: '/contact',
    link: 'header nav a[href="/about"]',
    to: '/about',
    h1: NEW_HEADING,
  },
  'a page that was removed': {
    from: '/sitemap',
    link: `main a[href="${gone.from}"]`,
    to: gone.to,
  },
  'a page that was moved': {
    from: '/blog',
    link: `main h2 a[href="${moved.from}"]`,
    to: moved.to,
    h1: moved.title,
  },
}

/** What is deployed under the old tab. */
const DEPLOYS: Record<string, { release: Release; hasNewCode: boolean }> = {
  'content was edited': {
    release: { folder: releases.contentAndLast, startServer },
    hasNewCode: false,
  },
  'a style, a component and the name of a template were edited, too': {
    release: { folder: releases.codeAndLast, startServer: startCopy },
    hasNewCode: true,
  },
  'code was edited, and no file of the last release was kept': {
    release: { folder: releases.code, startServer: startCopy },
    hasNewCode: true,
  },
}

/** What is typed in it. */
const ANSWERS = { name: 'Ada Byron', email: 'ada@looms.example', message: 'We sell looms.' }

/** How far the old tab has come. */
const TABS = {
  'before the application runs': false,
  'while the application runs': true,
}

/** Declares the tests for one engine. */
export function oldTabs(driver: EngineDriver): void {
  forEngine(driver, () => {
    let engine: Engine
    let host: Host
    const until = <Arguments extends readonly unknown[]>(
      holds: (...args: Arguments) => boolean | undefined,
      ...args: Arguments
    ) => waitUntil(engine, holds, ...args)

    /** Opens a page of the first release, on a host that the browser has kept nothing of. */
    const openOld = async (path: string, runs: boolean) => {
      await goTo(engine, host.url + path)
      await until(hasEntered)
      if (!runs) return
      await engine.press('Shift')
      await until(applicationRuns)
    }

    /** Without waiting for a load: where the application runs, there is none. */
    const goBack = () => engine.evaluate(() => void setTimeout(() => history.back()))

    /** By keyboard: what scrolls smoothly is not where a pointer was sent to. */
    const submit = async () => {
      await engine.evaluate(() =>
        document.querySelector<HTMLElement>('main form button[type=submit]')?.focus(),
      )
      await engine.press('Enter')
    }

    beforeAll(async () => {
      engine = await driver.start()
      process.stdout.write(`${driver.name}: ${engine.version}\n`)
    })
    afterAll(() => engine.close())
    beforeEach(async () => {
      host = await startHost({ folder: releases.first, startServer })
    })
    afterEach(() => host.stop())

    describe.each(Object.entries(DEPLOYS))('after %s', (_deploy, { release, hasNewCode }) => {
      describe.each(Object.entries(TABS))('%s', (_tab, runs) => {
        test.each(Object.entries(ASKED))('%s is reached', async (_page, { from, link, to, h1 }) => {
          await openOld(from, runs)
          await host.deploy(release)
          await engine.click(link)
          await until(isAt, to)
          if (h1) await until(isHeading, h1)
          await until(() => document.querySelector('main h1') !== null)
          if (hasNewCode) await until(isNew, NEW_MARK)
          expect(host.documents()).toBeLessThanOrEqual(1)
          expect(
            await engine.evaluate(() => document.querySelectorAll('[role=alert]').length),
          ).toBe(0)
        })

        test('a page that is new is reached by the list, and Back leads back', async () => {
          await openOld('/about', runs)
          const old = await engine.evaluate(() => document.querySelector('h1')?.textContent ?? '')
          await host.deploy(release)
          await engine.click('header nav a[href="/blog"]')
          await until(isAt, '/blog')
          await until(() => document.querySelector('main h2 a') !== null)
          await engine.click(`main h2 a[href="${NEW_POST}"]`)
          await until(isAt, NEW_POST)
          await until(isHeading, NEW_TITLE)
          expect(host.documents()).toBeLessThanOrEqual(2)
          await goBack()
          await until(isAt, '/blog')
          await goBack()
          await until(isAt, '/about')
          await until(
            (before: string, after: string) =>
              [before, after].includes(document.querySelector('main h1')?.textContent ?? ''),
            old,
            NEW_HEADING,
          )
        })
      })
    })

    /** What is sent from a page that has been open for a while: sooner the handler takes it for a program’s. */
    const begin = async (runs: boolean) => {
      await openOld('/contact', runs)
      await host.deploy({ folder: releases.codeAndLast, startServer: startCopy })
      for (const [name, answer] of Object.entries(ANSWERS))
        await engine.type(`main form [name="${name}"]`, answer)
      await new Promise(resolve => setTimeout(resolve, 2100))
    }
    const expectKept = () =>
      until(
        answers =>
          Object.entries(answers).every(
            ([name, answer]) =>
              document.querySelector<HTMLInputElement>(`main form [name="${name}"]`)?.value ===
              answer,
          ),
        ANSWERS,
      )

    describe.each(Object.entries(TABS))(
      'a message that was begun in an old tab, %s',
      (_tab, runs) => {
        test('arrives once it says what the new form requires', async () => {
          await begin(runs)
          await submit()
          await until(isFaulty, 'company')
          expect(host.messages()).toBe(0)
          await expectKept()
          await engine.type('main form [name=company]', 'Looms Ltd')
          await submit()
          await until(isAt, '/contact/sent')
          expect(host.messages()).toBe(1)
        })

        test('arrives from the new form where the old one offered what is no longer there', async () => {
          await begin(runs)
          await engine.type('main form [name=company]', 'Looms Ltd')
          await engine.click(`main form [value="${releases.withdrawn}"]`)
          await submit()
          await until(isAt, '/api/contact')
          await until(isFaulty, 'budget')
          expect(host.messages()).toBe(0)
          await expectKept()
          await submit()
          await until(isAt, '/contact/sent')
          expect(host.messages()).toBe(1)
        })
      },
    )
  })
}
