/** Develop: checks in a thread of its own whenever a file of the content changes. */
import { existsSync, watch } from 'node:fs'
import { join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import { checkContent } from './check'
import type { ContentOptions } from './content'
import { isError } from './diagnostic'
import { countLine, formatDiagnostics } from './report'

/** What pages in develop are told. */
export interface Answer {
  /** “3 errors in 2 files.” */
  count: string
  /** Every diagnostic with its frame; the count alone where nothing is wrong. */
  list: string
  isClean: boolean
  hasErrors: boolean
}

/** Files change in bursts: so many milliseconds after the last change the check runs. */
const PAUSE_MS = 150

/** Checks at once and after each change of a file, and posts an answer each time. */
export function watchContent(root: string, options: ContentOptions): void {
  const check = () => {
    const { diagnostics } = checkContent(root, options)
    const answer: Answer = {
      count: countLine(diagnostics),
      list: formatDiagnostics(root, diagnostics),
      isClean: diagnostics.length === 0,
      hasErrors: diagnostics.some(isError),
    }
    parentPort?.postMessage(answer)
  }
  let timer: NodeJS.Timeout | undefined
  const checkSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(check, PAUSE_MS)
  }
  for (const folder of options.folders ?? ['data', 'content'])
    if (existsSync(join(root, folder))) watch(join(root, folder), { recursive: true }, checkSoon)
  check()
}
