import type { Phase } from '../finish/build-phases'
import { gatsbyLog } from './gatsby-log'

/** What a reader of the log writes for some of Gatsby's lines. */
function shown(lines: (object | string)[], isTTY = false): string {
  let written = ''
  const log = gatsbyLog({ isTTY, columns: 40, write: text => (written += text) })
  for (const line of lines) log.read(typeof line === 'string' ? line : JSON.stringify(line))
  log.end()
  return written
}

const logged = (level: string, text: string, more = {}) => ({
  type: 'LOG',
  payload: { level, text, ...more },
})

test('a log names the steps that took a while, and not the rest', () => {
  expect(
    shown([
      { type: 'ACTIVITY_START', payload: { text: 'load plugins' } },
      logged('ACTIVITY_SUCCESS', 'load plugins', { duration: 0.4 }),
      logged('ACTIVITY_SUCCESS', 'run queries', { duration: 7.49, statusText: '81/81 10.80/s' }),
      logged('INFO', 'Total nodes: 539, SitePage nodes: 80 (use --verbose for breakdown)'),
      { type: 'RENDER_PAGE_TREE', payload: { pages: [] } },
      { type: 'SET_STATUS', payload: 'SUCCESS' },
    ]),
  ).toBe('run queries: 7.5 s (81/81 10.80/s)\n')
})

test('what is kept of a step is its time, and of how many things it was', () => {
  const phases: Phase[] = []
  const log = gatsbyLog({ write: () => undefined }, phases)
  for (const line of [
    logged('ACTIVITY_SUCCESS', 'load plugins', { duration: 0.4 }),
    logged('ACTIVITY_SUCCESS', 'run queries', { duration: 0.2, statusText: '17/17 85.00/s' }),
  ])
    log.read(JSON.stringify(line))
  expect(phases).toEqual([
    { name: 'load plugins', seconds: 0.4 },
    { name: 'run queries', seconds: 0.2, count: 17 },
  ])
})

test('a terminal shows what is being done in one line, no wider than it is, and clears it', () => {
  const start = (text: string) => ({ type: 'ACTIVITY_START', payload: { text } })
  const long = 'Building production JavaScript and CSS bundles'
  const written = shown([start('a'), start(long), logged('WARNING', 'Mind.')], true)
  expect(written.replaceAll('\r\u001b[K', '<')).toBe(`a …<${long.slice(0, 39)}<Warning: Mind.\n`)
})

test('what our own code notes is shown, and so is what a plugin writes past the log', () => {
  expect(shown([logged('INFO', 'There is no git history here.'), 'plain words', ''])).toBe(
    'There is no git history here.\nplain words\n',
  )
})

test('an error has its place and the way it came; unknown levels are shown as well', () => {
  const error = logged('ERROR', 'Not good.', {
    filePath: '/site/a.tsx',
    location: { start: { line: 3, column: 7 } },
    docsUrl: 'https://docs.example',
    stack: [{ fileName: '/site/b.ts', functionName: 'run', lineNumber: 1, columnNumber: 2 }, {}],
  })
  expect(shown([error, logged('ACTIVITY_FAILED', 'onPreInit'), logged('NEW', 'x')])).toBe(
    'Not good.\n/site/a.tsx:3:7\nhttps://docs.example\n    at run /site/b.ts:1:2\nactivity failed: onPreInit\nnew: x\n',
  )
})
