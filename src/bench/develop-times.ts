/**
 * Live editing of a site that has grown: how long its server takes to start, its first page to be seen, and
 * an edit to be shown in a page that is open.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { startBrowser } from '../preview/browser'
import { freePort } from '../../tests/support/free-port'
import { slugOf, writeManyTexts } from '../../tests/support/many/many-texts'
import { copyProject } from '../../tests/support/project-copy'
import { time } from './build-times'
import type { Row } from './table'

/** How long anything may take, in milliseconds. */
const PATIENCE = 900_000
const SENTENCE = 'One sentence more, while somebody looks.'

/**
 * Starts `npm run develop` in a copy with posts made for it, opens one of them and edits it.
 *
 * @param posts how many are made
 * @throws where the server ends by itself or shows no page
 */
export async function developRows(posts: number): Promise<Row[]> {
  const copy = copyProject('own')
  const browser = await startBrowser()
  const port = await freePort()
  await writeManyTexts(copy.root, { posts })
  copy.commit(`${posts} posts`)
  const server = spawn(
    process.execPath,
    [
      join(copy.root, 'node_modules/tsx/dist/cli.mjs'),
      join(copy.root, 'src/cli/develop.ts'),
      ...['--host', '127.0.0.1', '--port', String(port)],
    ],
    { cwd: copy.root, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = once(server, 'exit')
  try {
    const slug = slugOf('post', Math.floor(posts / 2))
    const address = `http://127.0.0.1:${port}/blog/${slug}`
    const begun = performance.now()
    await Promise.race([
      untilAnswered(address),
      ended.then(() => {
        throw new Error('The server of develop has ended.')
      }),
    ])
    const started = performance.now()
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE)
    await page.goto(address, { timeout: PATIENCE })
    await page.locator('main h1').waitFor()
    const seen = performance.now()
    const shown = await afterEdit(page, join(copy.root, 'content/blog', slug, 'index.mdx'))
    const row = (what: string, milliseconds: number): Row => ({
      what: `develop, ${posts} posts: ${what}`,
      measured: time(milliseconds / 1000),
      budget: '',
    })
    return [
      row('start', started - begun),
      row('first page', seen - started),
      row('an edit shown', shown),
    ]
  } finally {
    server.kill('SIGINT')
    await ended
    await browser.close()
    copy.dispose()
  }
}

/** Adds a sentence to a text whose page is open. Gives the milliseconds until it is seen. */
async function afterEdit(page: Page, file: string): Promise<number> {
  const before = performance.now()
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n${SENTENCE}\n`)
  await page.getByText(SENTENCE).waitFor()
  return performance.now() - before
}

/** Waits until a page is answered; until its build is done, the server is not there. */
async function untilAnswered(address: string): Promise<void> {
  const end = performance.now() + PATIENCE
  while (performance.now() < end) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) return
    await wait(250)
  }
  throw new Error(`No page at ${address}.`)
}
