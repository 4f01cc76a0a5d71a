/** npm run new -- case-study|post|text-page <slug>: creates a draft that passes the check and explains its fields. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildDay } from '../src/content/build-day'
import { SLUG } from '../src/content/fields'
import { checkProject } from '../src/rules/check-project'
import { takenAddress } from '../src/rules/single-types'
import { newText, TEXT_FILES } from './authoring/new-text'
import { run } from './run'

void run(() => {
  const [kind = '', slug = '', ...more] = process.argv.slice(2)
  const files = TEXT_FILES.get(kind)
  if (!files || !SLUG.test(slug) || more.length > 0)
    throw new Error(
      `Usage: npm run new -- ${[...TEXT_FILES.keys()].join('|')} <slug>\nThe slug is part of the page's URL: lowercase letters, digits, and single hyphens.`,
    )
  const file = files.replace('*', slug)
  const taken = kind === 'text-page' && takenAddress(slug)
  if (taken) throw new Error(taken)
  if (existsSync(file)) throw new Error(`${file} already exists.`)
  const text = newText(kind, slug, buildDay(), checkProject('.').documents)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Created ${file}. It's a draft: npm start shows it, but the live site doesn't.`)
})
