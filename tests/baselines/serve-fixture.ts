/**
 * Builds and serves a site of fixed content, so that pictures of it change with the code alone and never with
 * what an owner writes: the smallest good project, with one page more of each kind that it lacks.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { startServer } from '../../src/hosting/local-server'
import { minimalFiles } from '../support/minimal-project'
import { copyProject } from '../support/project-copy'
import { furtherFiles } from './further-files'

/**
 * Builds it, and tells the tests where it is.
 *
 * @returns what stops and deletes it
 * @throws where it cannot be built
 */
// Playwright takes a default export.
export default async function serveFixture(): Promise<() => Promise<void>> {
  const started = Date.now()
  const copy = copyProject()
  const inCopy = (path: string) => join(copy.root, path)
  // Nor the history, by which every page of the site would be missing.
  for (const folder of ['data', 'content', '.git']) rmSync(inCopy(folder), { recursive: true })
  // The page of shortcodes is made of it.
  cpSync('content/README.md', inCopy('content/README.md'))
  for (const [path, text] of Object.entries({ ...minimalFiles(), ...furtherFiles() })) {
    mkdirSync(dirname(inCopy(path)), { recursive: true })
    writeFileSync(inCopy(path), text)
  }
  const { passed, output } = copy.run('build', [], {
    PREVIEW_KITCHEN: '1',
    // 1 January 2026, which counts as today.
    SOURCE_DATE_EPOCH: '1767225600',
  })
  if (!passed) {
    copy.dispose()
    throw new Error(output)
  }
  const messages = inCopy('messages')
  mkdirSync(messages)
  const { server, url } = await startServer({ folder: inCopy('dist'), port: 0, messages })
  // Workers start after this, with this environment.
  process.env.FIXTURE_ADDRESS = url
  return async () => {
    server.close()
    server.closeAllConnections()
    copy.dispose()
    await pressNew(started)
  }
}

const PICTURES = join(__dirname, 'pictures')

/** Writes pictures that have just been taken in a third of their bytes, point for point the same. */
async function pressNew(since: number): Promise<void> {
  if (!existsSync(PICTURES)) return
  for (const name of readdirSync(PICTURES)) {
    const file = join(PICTURES, name)
    if (statSync(file).mtimeMs < since) continue
    const pressed = await sharp(readFileSync(file))
      .png({ compressionLevel: 9, effort: 10 })
      .toBuffer()
    writeFileSync(file, pressed)
  }
}
