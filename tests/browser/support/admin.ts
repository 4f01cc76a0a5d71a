/**
 * /admin as develop serves it, on a copy of the project. No program can choose a folder in the browser's own
 * window: what is chosen here is the browser's private folder, filled with the copy's files and carried back
 * to them afterwards. The CMS reads and writes both by the same interface.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import { developAdmin } from '../../../src/gatsby/develop-admin'
import { ADMIN } from '../../../src/routes/admin'
import { copyProject, type ProjectCopy } from '../../support/project-copy'
import type { Page } from './test'

/** What editors work on. */
const FOLDERS = ['data', 'content']

/** A copy of the project that is edited at an address. */
export interface EditedCopy extends ProjectCopy {
  /** Opens /admin with the copy in it. */
  open(page: Page): Promise<void>
  /** Carries what was saved into the copy. */
  carryBack(page: Page): Promise<void>
  stop(): void
}

/** Starts serving. */
export async function editedCopy(): Promise<EditedCopy> {
  const copy = copyProject()
  const server = createServer(handler(copy.root))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const url = `http://localhost:${address.port}`
  return {
    ...copy,
    async open(page) {
      await page.addInitScript(() => {
        const chosen = globalThis as unknown as { showDirectoryPicker: () => Promise<unknown> }
        chosen.showDirectoryPicker = () => navigator.storage.getDirectory()
        // Asked of folders that a person has chosen; the private one needs no permission.
        Object.assign(FileSystemDirectoryHandle.prototype, {
          requestPermission: () => Promise.resolve('granted'),
          queryPermission: () => Promise.resolve('granted'),
        })
      })
      // Any page of the same origin will do.
      await page.goto(`${url}${ADMIN}/config.json`)
      await page.evaluate(fill, filesOf(copy.root))
      await page.goto(url + ADMIN)
      await page.getByRole('button', { name: 'Work with Local Repository' }).click()
      await page.getByRole('button', { name: 'Show Account Menu' }).waitFor()
    },
    async carryBack(page) {
      const before = new Map(filesOf(copy.root))
      for (const [file, content] of await page.evaluate(collect)) {
        if (before.get(file) === content) continue
        mkdirSync(dirname(join(copy.root, file)), { recursive: true })
        writeFileSync(join(copy.root, file), Buffer.from(content, 'latin1'))
      }
    },
    stop() {
      server.close()
      server.closeAllConnections()
      copy.dispose()
    },
  }
}

/** Develop's part for /admin behind a server of Node's. */
function handler(root: string) {
  let answer: Parameters<Parameters<typeof developAdmin>[0]['use']>[1] | undefined
  developAdmin({ use: (_, given) => (answer = given) }, root)
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const missing = (error?: unknown) => {
      response.statusCode = error ? 500 : 404
      response.end(error ? String(error) : '')
    }
    if (!pathname.startsWith(ADMIN)) missing()
    else answer?.({ path: pathname.slice(ADMIN.length) || '/' }, response, missing)
  }
}

/** Every file with its bytes, as a string of one character for each: it must cross to the browser. */
function filesOf(root: string): [string, string][] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map((entry): [string, string] => {
        const path = join(entry.parentPath, entry.name)
        return [relative(root, path).split(sep).join('/'), readFileSync(path, 'latin1')]
      }),
  )
}

/** In the browser: writes the files into its private folder, which the CMS takes for a repository. */
async function fill(files: readonly [string, string][]): Promise<void> {
  const root = await navigator.storage.getDirectory()
  await root.getDirectoryHandle('.git', { create: true })
  for (const [file, content] of files) {
    const names = file.split('/')
    let folder = root
    for (const name of names.slice(0, -1))
      folder = await folder.getDirectoryHandle(name, { create: true })
    const handle = await folder.getFileHandle(names.at(-1) ?? '', { create: true })
    const stream = await handle.createWritable()
    await stream.write(Uint8Array.from(content, letter => letter.charCodeAt(0)))
    await stream.close()
  }
}

/** In the browser: everything that its private folder holds. */
async function collect(): Promise<[string, string][]> {
  const found: [string, string][] = []
  const read = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<
      [string, FileSystemDirectoryHandle | FileSystemFileHandle]
    >) {
      if (handle.kind === 'directory') await read(handle, `${path}${name}/`)
      else {
        const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer())
        let text = ''
        for (const byte of bytes) text += String.fromCharCode(byte)
        found.push([path + name, text])
      }
    }
  }
  await read(await navigator.storage.getDirectory(), '')
  return found
}
