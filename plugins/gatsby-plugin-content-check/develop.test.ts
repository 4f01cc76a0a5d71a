/** Tests what development mode reports after a change. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync, type FSWatcher } from 'node:fs'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { ContentOptions } from './src'
import { onCreateDevServer } from './src/hooks'

test('reports errors after a file changes, until they’re fixed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'content-check-'))
  const watchers: FSWatcher[] = []
  const { watch } = fs
  jest.spyOn(process, 'cwd').mockReturnValue(root)
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  jest.spyOn(fs, 'watch').mockImplementation((...given: Parameters<typeof watch>) => {
    const watcher = watch(...given)
    watchers.push(watcher)
    return watcher
  })
  const content: ContentOptions = {
    types: [{ typeName: 'A', glob: 'content/a/*.json', declaration: z.object({}), optional: true }],
  }
  mkdirSync(join(root, 'content/a'), { recursive: true })
  let open: ((request: unknown, page: object) => void) | undefined
  const get = (_: string, handler: typeof open) => (open = handler)
  await onCreateDevServer?.(
    { app: { get } } as unknown as Parameters<NonNullable<typeof onCreateDevServer>>[0],
    { plugins: [], content: () => content },
    () => undefined,
  )
  const told = (text: string) =>
    new Promise<void>(resolve => {
      const write = (data: string) => {
        if (data.includes(text)) resolve()
      }
      open?.({}, { writeHead: () => undefined, on: () => undefined, write })
    })
  try {
    await told('No problems found')
    writeFileSync(join(root, 'content/a/b.json'), '{')
    await told('content/a/b.json:1')
    writeFileSync(join(root, 'content/a/b.json'), '{}')
    await told('No problems found')
  } finally {
    // In Gatsby, the watchers end with the process.
    for (const watcher of watchers) watcher.close()
    rmSync(root, { recursive: true })
    jest.restoreAllMocks()
  }
})
