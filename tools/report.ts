/**
 * npm run report -- [before] [after]: shows what a change does to the site. Each argument is a commit or a folder with
 * a built site. By default, compares the commit where the branch left main with the working tree.
 *
 * --name is what the report calls the change. Writes report.html, report.txt, and site/ (the site after the change) to
 * build/report.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { baseOf, builtSiteOf, deleteOtherBuilds, workingTree } from './report/builds'
import { readBuiltSite } from './report/built-site'
import { compareSites } from './report/compare'
import { htmlReport } from './report/html'
import { takePictures } from './report/pictures'
import { headline } from './report/sections'
import { textReport } from './report/text'
import { run } from './run'

const FOLDER = 'build/report'

void run(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string', default: 'this change' } },
  })
  const [from, to, ...others] = positionals
  if (others.length > 0) throw new Error('Usage: npm run report -- [before] [after]')
  const root = process.cwd()
  // If this report fails, it must not leave an old one behind.
  rmSync(FOLDER, { recursive: true, force: true })
  // Build the change first, so its errors show up before anything else is built.
  const after = readBuiltSite(builtSiteOf(root, to ?? workingTree(root)))
  const before = readBuiltSite(builtSiteOf(root, from ?? baseOf(root)))
  const report = compareSites(before, after, values.name)
  const pictures = await takePictures(before, after, report)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/report.html`, htmlReport(report, pictures))
  writeFileSync(`${FOLDER}/report.txt`, textReport(report))
  cpSync(after.folder, `${FOLDER}/site`, { recursive: true })
  deleteOtherBuilds(root, [before.folder, after.folder])
  console.log(`${headline(report)}.\n${FOLDER}/report.html`)
})
