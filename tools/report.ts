/**
 * npm run report -- [before]: shows what the working tree changes about the site, compared with a commit. By default,
 * compares with the commit where the branch left main.
 *
 * Writes report.html, report.txt, and both sites (before/ and site/) to build/report.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { baseOf, buildSite, workingTree } from './report/builds'
import { readBuiltSite } from './report/built-site'
import { compareSites } from './report/compare'
import { htmlReport } from './report/html'
import { takePictures } from './report/pictures'
import { headline } from './report/sections'
import { textReport } from './report/text'
import { run } from './run'

const FOLDER = 'build/report'

void run(async () => {
  const root = process.cwd()
  const [given, ...others] = process.argv.slice(2)
  if (others.length > 0 || given?.startsWith('-'))
    throw new Error('Usage: npm run report -- [before]')
  // If this report fails, it must not leave an old one behind.
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const base = given ?? baseOf(root)
  // Build the change first, so its errors show up before anything else is built.
  buildSite(root, workingTree(root), `${FOLDER}/site`)
  buildSite(root, base, `${FOLDER}/before`)
  const before = readBuiltSite(`${FOLDER}/before`)
  const after = readBuiltSite(`${FOLDER}/site`)
  const report = compareSites(before, after)
  const pictures = await takePictures(before, after, report)
  writeFileSync(`${FOLDER}/report.html`, htmlReport(report, pictures))
  writeFileSync(`${FOLDER}/report.txt`, textReport(report))
  console.log(`${headline(report)}.\n${FOLDER}/report.html`)
})
