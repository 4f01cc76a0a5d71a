/**
 * What Gatsby says while it builds, for people: progress in one line on a terminal, in a log the steps that
 * took a while; warnings and errors whole in either.
 */

import { WORTH_A_LINE, type Phase } from '../finish/build-phases'

/** Where text is written to. */
export interface Terminal {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/** One line of Gatsby's log, as its logger `json` writes it. */
interface Action {
  type: string
  payload?: Payload | string
}

interface Payload {
  level?: string
  text?: string
  statusText?: string
  /** Seconds. */
  duration?: number
  filePath?: string
  location?: { start?: { line: number; column: number } }
  docsUrl?: string
  stack?: { fileName?: string; functionName?: string; lineNumber?: number; columnNumber?: number }[]
}

/** Routine that Gatsby calls information. What our own code reports is none of it, and is shown. */
const ROUTINE =
  /^(?:Writing GraphQL type definitions to |Total nodes: |bootstrap finished |Done building in |There are no new or changed |One or more of your plugins have changed )/

/**
 * A reader of Gatsby's log.
 *
 * @param terminal where what matters of it goes
 * @param phases where the steps go with their times
 */
export function gatsbyLog(
  terminal: Terminal,
  phases: Phase[] = [],
): { read(line: string): void; end(): void } {
  let hasProgress = false
  const clear = () => {
    if (hasProgress) terminal.write('\r\u001b[K')
    hasProgress = false
  }
  const print = (text: string) => {
    clear()
    terminal.write(`${text}\n`)
  }
  const progress = (text: string) => {
    if (!terminal.isTTY) return
    clear()
    terminal.write(text.slice(0, (terminal.columns ?? 80) - 1))
    hasProgress = true
  }

  const log = (payload: Payload) => {
    const { level = '', text = '', statusText, duration = 0 } = payload
    switch (level) {
      case 'ACTIVITY_SUCCESS':
        phases.push({ name: text, seconds: duration, ...countIn(statusText) })
        if (!terminal.isTTY && duration >= WORTH_A_LINE)
          print(`${text}: ${duration.toFixed(1)} s${statusText ? ` (${statusText})` : ''}`)
        break
      case 'INFO':
      case 'SUCCESS':
      case 'LOG':
      case 'DEBUG':
        if (text.trim() && !ROUTINE.test(text)) print(text)
        break
      case 'WARNING':
        print(`Warning: ${text.trim()}`)
        break
      default:
        // Errors, failed steps, and any level that a later Gatsby invents.
        print(errorText(payload))
    }
  }

  return {
    read: line => {
      const action = actionOf(line)
      // What a plugin writes past Gatsby's log.
      if (!action) {
        if (line.trim()) print(line)
        return
      }
      const { type, payload } = action
      if (typeof payload !== 'object') return
      if (type === 'LOG') log(payload)
      else if (type === 'ACTIVITY_START' && payload.text) progress(`${payload.text} …`)
    },
    end: clear,
  }
}

/** Of how many things a step was, as Gatsby writes it: `81/81 10.80/s`. */
function countIn(statusText = ''): Pick<Phase, 'count'> {
  const count = /^\d+\/(\d+) /.exec(statusText)?.[1]
  return count === undefined ? {} : { count: Number(count) }
}

function actionOf(line: string): Action | undefined {
  if (!line.startsWith('{"type":')) return undefined
  try {
    return JSON.parse(line) as Action
  } catch {
    return undefined
  }
}

/** An error with its place, where to read on, and the way it came. */
function errorText({ level, text = '', filePath, location, docsUrl, stack = [] }: Payload): string {
  const place = [filePath, location?.start?.line, location?.start?.column].filter(Boolean).join(':')
  const frames = stack
    .filter(({ fileName }) => fileName)
    .map(
      ({ fileName, functionName, lineNumber, columnNumber }) =>
        `    at ${functionName ? `${functionName} ` : ''}${[fileName, lineNumber, columnNumber].filter(Boolean).join(':')}`,
    )
  const name = level === 'ERROR' ? '' : `${(level ?? '').toLowerCase().replaceAll('_', ' ')}: `
  return [name + text, place, docsUrl, ...frames].filter(Boolean).join('\n')
}
