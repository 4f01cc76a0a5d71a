/**
 * npm run brand -- <file>: the agency's own name, addresses, mark and colours, out of one JSON file. Where
 * that would make a fault, nothing is changed.
 */
import './supported-node'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBrand } from '../authoring/brand'
import { errorsOf, faultLines, refuseAdded } from '../check/added-errors'
import { circumstancesOf, readProject } from '../check/check-project'
import { readBytes } from '../documents/document'
import { messageOf } from './message-of'

const USAGE = 'Usage: npm run brand -- my-agency.json (EDITING.md says what it holds)'

const root = process.cwd()

async function main([path, ...more]: string[]): Promise<void> {
  if (!path || more.length > 0) throw new Error(USAGE)
  if (!existsSync(path)) throw new Error(`There is no file ${path}. ${USAGE}`)
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const before = {
    'data/site.json': read('data/site.json'),
    'data/brand.json': read('data/brand.json'),
  }
  const result = await withBrand(root, before, { path, text: readFileSync(path, 'utf8') })
  if ('faults' in result) throw new Error(faultLines(result.faults))
  const readings = readProject(root)
  const circumstances = circumstancesOf(root)
  const known = errorsOf(readings, circumstances)
  for (const [file, text] of Object.entries(result.texts))
    readings.set(
      file,
      readBytes(file, () => Buffer.from(text)),
    )
  refuseAdded(known, errorsOf(readings, circumstances))
  for (const [file, text] of Object.entries(result.texts)) writeFileSync(join(root, file), text)
  console.log(
    `${Object.keys(result.texts).join(' and ')} hold it now. “npm run launch-check” says what is still an example.`,
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
