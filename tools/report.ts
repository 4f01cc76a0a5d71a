/**
 * npm run report -- [before] [after]: shows what a change does to the site. Each argument is a commit or a folder with
 * a built site. By default, compares the commit where the branch left main with the working tree.
 *
 * Options: --out DIR (default: build/report), --name NAME for the change, and --no-pictures to run without a browser.
 * Writes report.html, report.txt, and site/ (the site after the change) to the output folder.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { baseOf, builtSiteOf, deleteOtherBuilds, workingTree } from './report/builds'
import { readBuiltSite } from './report/built-site'
import { compareSites } from './report/compare'
import { htmlReport } from './report/html'
import { takePictures } from './report/pictures'
import { headline } from './report/sections'
import { textReport } from './report/text'
import { run } from './run'

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
  const out = (name: string) => join(values.out, name)
  // If this report fails, it must not leave an old one behind.
  for (const name of ['report.html', 'report.txt', 'site'])
    rmSync(out(name), { recursive: true, force: true })
  // Build the change first, so its errors show up before anything else is built.
  const after = readBuiltSite(builtSiteOf(root, to ?? workingTree(root)))
  const before = readBuiltSite(builtSiteOf(root, from ?? baseOf(root)))
  const report = compareSites(before, after, values.name)
  const { pairs, left } = values.pictures
    ? await takePictures(before, after, report)
    : { pairs: [], left: 0 }
  mkdirSync(values.out, { recursive: true })
  writeFileSync(out('report.html'), htmlReport(report, pairs, left))
  writeFileSync(out('report.txt'), textReport(report))
  cpSync(after.folder, out('site'), { recursive: true })
  deleteOtherBuilds(root, [before.folder, after.folder])
  console.log(`${headline(report)}\n${out('report.html')}`)
}

void run(main)
