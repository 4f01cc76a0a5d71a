/**
 * The pieces of the report as Markdown. What the change itself wrote stands in code, so that it names
 * nobody, links nowhere and loads nothing: writers of Markdown escape its signs, and not mentions and bare
 * addresses, which GitHub reads all the same.
 */
import { wordRuns, type Difference } from './difference'

/** Characters of a line of a difference. */
const CHARACTERS = 240

/** Lines as a list. */
export function list(lines: readonly string[]): string {
  return lines.map(line => `- ${line}`).join('\n')
}

/** Something folded away. The comment's workflow knows these lines by their form and lets them pass. */
export function folded(summary: string, content: string): string {
  return `<details>\n<summary>${summary}</summary>\n\n${content}\n\n</details>`
}

/** Differences as a block that GitHub colours. */
export function fence(differences: readonly Difference[]): string {
  const lines = differences.flatMap(difference => [
    ...(difference.place === undefined ? [] : [`# ${oneLine(difference.place)}`]),
    ...(difference.before === undefined ? [] : [`- ${shortened(difference, 'gone')}`]),
    ...(difference.after === undefined ? [] : [`+ ${shortened(difference, 'new')}`]),
  ])
  const text = lines.join('\n')
  const ticks = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return `${ticks}diff\n${text}\n${ticks}`
}

/** One side of a difference, cut to what is around its first changed word. */
function shortened(difference: Difference, side: 'gone' | 'new'): string {
  const runs = wordRuns(difference).filter(({ change }) => change === 'same' || change === side)
  const text = runs.map(run => run.text).join('')
  if (text.length <= CHARACTERS) return oneLine(text)
  let start = 0
  for (const run of runs) {
    if (run.change !== 'same') break
    start += run.text.length
  }
  // Both sides start at the same words, however long what differs is.
  const from = start > CHARACTERS / 2 ? start - 60 : 0
  const cut = text.slice(from, from + CHARACTERS)
  return oneLine(`${from > 0 ? '… ' : ''}${cut}${from + CHARACTERS < text.length ? ' …' : ''}`)
}

/** Text of the change's own as code within a line. */
export function code(text: string): string {
  const line = oneLine(text).slice(0, 200)
  const ticks = '`'.repeat(longestRun(line) + 1)
  const room = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${ticks}${room}${line || ' '}${room}${ticks}`
}

function longestRun(text: string): number {
  return Math.max(0, ...(text.match(/`+/g) ?? []).map(run => run.length))
}

/** Text within a sentence: no markup, no mention, no address of its own. */
export function safe(text: string): string {
  return oneLine(text)
    .replace(/[\\`*_{}[\]<>#|~]/g, character => `\\${character}`)
    .replace(/&(?=[#\w]+;)/g, '&\u200b')
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
