/**
 * npm run preview:report -- <dist-before> <dist-after>: what a change does to the site.
 *
 * --out DIR (preview-report), --base REV names the sources that changed since, --name BRANCH,
 * --no-pictures leaves the browser out.
 */
import './supported-node'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from './report/browser'
import { compareBuilds } from './report/compare'
import { htmlReport } from './report/report-html'
import { markdownReport } from './report/report-markdown'
import { headline, kilobytes } from './report/summary'
import { CUTS } from '../src/styles/font-characters'
import { messageOf } from './message-of'

const USAGE =
  'Usage: npm run preview:report -- <dist-before> <dist-after> [--out DIR] [--base REV] [--name BRANCH] [--no-pictures]'

/** The report is set in the site's own face, where it is there. */
const readCuts = () =>
  CUTS.map(({ file, weight, width }) => ({ path: join('src/styles/fonts', file), weight, width }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, ...cut }) => ({ ...cut, bytes: readFileSync(path) }))

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: 'preview-report' },
      base: { type: 'string' },
      name: { type: 'string' },
      pictures: { type: 'boolean', default: true },
    },
  })
  const [before, after, ...others] = positionals
  if (!before || !after || others.length > 0) throw new Error(USAGE)
  const start = Date.now()
  const report = await compareBuilds({
    before,
    after,
    base: values.base || undefined,
    name: values.name || undefined,
    browser: values.pictures ? findBrowser() : undefined,
    progress: message => console.error(message),
  })
  const html = htmlReport(report, readCuts())
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, 'report.html'), html)
  writeFileSync(join(values.out, 'report.md'), markdownReport(report))
  console.log(headline(report))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(
    `${join(values.out, 'report.html')} (${kilobytes(html.length)}) and report.md, in ${seconds} s.`,
  )
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 2
})
