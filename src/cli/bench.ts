/**
 * npm run bench: the budgets beside what is measured. Timings depend on the machine and fail nothing;
 * sizes are held by tests as well. `-- contact-run` records a visitor's way to a sent message alone,
 * `-- late-font` tells what moves on any page when its font comes late, `-- lighthouse` how soon each kind
 * of page is painted on a slow line. `-- builds 100 1000` builds sites with so many posts more,
 * `-- develop 1000` tries live editing with them, `-- comparison 100` builds as many with other builders
 * too, whose packages it fetches. `-- --all` measures all but these last two and Lighthouse, each kind of
 * page as often as its worst case needs, for hours. With `--json` the rows are written as JSON.
 */
import './supported-node'
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildRows, SIZES } from '../bench/build-times'
import { checkTimes } from '../bench/check-times'
import { comparisonRows } from '../bench/comparison'
import { contactRunRows } from '../bench/contact-run'
import { developRows } from '../bench/develop-times'
import { kindRows } from '../bench/kinds'
import { lateFontRows } from '../bench/late-font'
import { lighthouseRows } from '../bench/lighthouse-kinds'
import { pagePartRows } from '../bench/page-parts'
import { runtimeRows } from '../bench/runtime'
import { sizeRows } from '../bench/sizes'
import type { Row } from '../bench/table'
import { printTable } from '../bench/table'
import { visitRows } from '../bench/visit'
import { RAW } from '../finish/output-paths'
import { readBuiltSite } from '../preview/built-site'
import { messageOf } from './message-of'
import { runScript } from './run-script'

const DIST = 'dist'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (!existsSync(`${DIST}/index.html`)) runScript('src/cli/build.ts')
  const [only, ...numbers] = positionals
  const usual = async (): Promise<Row[]> => {
    const site = readBuiltSite(DIST)
    return [
      ...sizeRows(DIST),
      ...pagePartRows(site),
      ...runtimeRows(site, RAW),
      ...(await visitRows(DIST)),
      ...(await kindRows(site, values.all)),
      ...checkTimes(process.cwd()),
      ...(values.all ? await lateFontRows(site) : []),
      ...(values.all ? await buildRows(SIZES) : []),
    ]
  }
  const parts: Record<string, () => Promise<Row[]>> = {
    'contact-run': () => contactRunRows(DIST),
    'late-font': () => lateFontRows(readBuiltSite(DIST)),
    lighthouse: () => lighthouseRows(readBuiltSite(DIST)),
    develop: () => developRows(Number(numbers[0] ?? 1000)),
    builds: () => buildRows(numbers.length > 0 ? numbers.map(Number) : SIZES),
    comparison: () => comparisonRows(numbers.length > 0 ? numbers.map(Number) : [100]),
  }
  if (!numbers.every(number => /^[1-9]\d*$/.test(number)))
    throw new Error(`Numbers of posts are whole: ${numbers.join(' ')} are none.`)
  const part = only === undefined ? usual : parts[only]
  if (!part)
    throw new Error(`There is no part “${only}”; there are ${Object.keys(parts).join(', ')}.`)
  const rows = await part()
  if (values.json) console.log(JSON.stringify(rows, undefined, 2))
  else printTable(rows)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
