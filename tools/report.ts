/**
 * npm run report -- [before] [after]: what a change does to the site. Each is a commit or a folder with a
 * built site; left out, they are the commit at which the branch left main, and the working tree. What is not
 * built yet is built.
 *
 * --out DIR (build/report), --name NAME of the change, --no-pictures leaves the browser out.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { messageOf } from './message-of'
import { baseOf, builtSiteOf } from './report/builds'
import { readBuiltSite } from './report/built-site'
import { compareSites } from './report/compare'
import { htmlReport } from './report/html'
import { takePictures } from './report/pictures'
import { headline } from './report/sections'
import { textReport } from './report/text'

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      out: { type: 'string', default: 'build/report' },
      name: { type: 'string', default: 'this change' },
      pictures: { type: 'boolean', default: true },
    },
  })
  const [from, to, ...others] = positionals
  if (others.length > 0) throw new Error('Usage: npm run report -- [before] [after]')
  const root = process.cwd()
  // A report that fails leaves no old one behind.
  for (const file of ['report.html', 'report.txt']) rmSync(join(values.out, file), { force: true })
  const before = readBuiltSite(builtSiteOf(root, from ?? baseOf(root)))
  const after = readBuiltSite(builtSiteOf(root, to))
  const report = compareSites(before, after, values.name)
  const { pairs, left } = values.pictures
    ? await takePictures(before, after, report)
    : { pairs: [], left: 0 }
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, 'report.html'), htmlReport(report, pairs, left))
  writeFileSync(join(values.out, 'report.txt'), textReport(report))
  console.log(`${headline(report)}\n${join(values.out, 'report.html')}`)
}

main().catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 2
})
