/**
 * npm run rename -- <old address> <new address>: moves the files of a page, mends what leads to it and
 * writes the redirect. Where that would make a fault, nothing is changed.
 */
import './supported-node'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { planRename, type RenamePlan } from './authoring/rename'
import { writeEditorFiles } from './authoring/write-editor-files'
import { checkProject, circumstancesOf, readProject } from '../src/content/rules/check-project'
import { messageOf } from './message-of'

const USAGE = 'Usage: npm run rename -- /case-studies/old-name /case-studies/new-name'

const root = process.cwd()

function carryOut({ moves, texts }: RenamePlan): void {
  const taken = moves.find(({ to }) => existsSync(join(root, to)))
  if (taken) throw new Error(`${taken.to} exists already. Move it away, or delete it.`)
  for (const { from, to } of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, from), join(root, to))
  }
  for (const [path, text] of texts) writeFileSync(join(root, path), text)
}

function report({ moves, texts, redirects, mentions }: RenamePlan): string {
  const mended = [...texts.keys()]
  return [
    ...moves.map(({ from, to }) => `${from} is now ${to}.`),
    `Mended: ${mended.join(', ')}.`,
    ...redirects.map(({ from, to }) => `${from} leads on to ${to}.`),
    ...(redirects.length === 0 ? ['The page is not live: its old address leads nowhere.'] : []),
    ...mentions.map(place => `${place}: the old address stands there as words; look at it.`),
  ].join('\n')
}

try {
  const [from, to, ...more] = process.argv.slice(2)
  if (!from || !to || more.length > 0) throw new Error(USAGE)
  const plan = planRename(
    {
      readings: readProject(root),
      bytesOf: path => readFileSync(join(root, path)),
      circumstances: circumstancesOf(root),
    },
    from,
    to,
  )
  carryOut(plan)
  console.log(report(plan))
  writeEditorFiles(root, checkProject(root))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
