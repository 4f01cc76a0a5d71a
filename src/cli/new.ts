/**
 * npm run new -- case-study <slug> · post <slug> · question <page> <slug>: a valid start with the fields
 * explained.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkProject } from '../editorial/check'
import { nearMiss } from '../editorial/explain'
import { knownOf } from '../editorial/known'
import { questionFile, withQuestion } from '../editorial/scaffold/question'
import { scaffoldCaseStudy, scaffoldPost } from '../editorial/scaffold/scaffold'
import { faqItem } from '../schema/faq-item'

const USAGE = [
  'Usage: npm run new -- case-study <slug>',
  '       npm run new -- post <slug>',
  '       npm run new -- question <service> <slug>',
].join('\n')

const PAGES = {
  'case-study': { folder: 'content/case-studies', scaffold: scaffoldCaseStudy },
  post: { folder: 'content/blog', scaffold: scaffoldPost },
} as const

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

const isSlug = (slug: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)

function newPage(kind: keyof typeof PAGES, slug: string): void {
  const { folder, scaffold } = PAGES[kind]
  const file = `${folder}/${slug}/index.mdx`
  if (existsSync(file)) return fail(`${file} exists already.`)
  const known = knownOf(checkProject(process.cwd()).documents)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, scaffold(slug, new Date().toISOString().slice(0, 10), known))
  console.log(
    `${file} is ready to be filled in. It is a draft: npm start shows it, the live site does not.`,
  )
}

function newQuestion(page: string, slug: string): void {
  const { services } = knownOf(checkProject(process.cwd()).documents)
  const file = questionFile(page)
  if (!services.includes(page) || !existsSync(file)) {
    return fail(
      `There is no service “${page}”. ${nearMiss(page, services) ?? `The services are ${services.join(', ')}.`}`,
    )
  }
  const text = withQuestion(file, readFileSync(file, 'utf8'), slug)
  if (text === undefined) return fail(`${file} has a question “${slug}” already.`)
  writeFileSync(file, text)
  const fields = Object.entries(faqItem.shape).map(
    ([name, field]) => `  ${name}: ${field.meta()?.description ?? ''}`,
  )
  console.log(
    [`${file} has a new question at the end of its list. Fill it in before it is published:`]
      .concat(fields)
      .join('\n'),
  )
}

function main([kind, ...names]: string[]): void {
  const slug = names.at(-1)
  const wanted = kind === 'question' ? 2 : 1
  if (!kind || !slug || names.length !== wanted || !(kind === 'question' || kind in PAGES)) {
    return fail(USAGE)
  }
  if (!isSlug(slug)) {
    return fail(
      `“${slug}” cannot be a part of an address: use lower-case letters, digits and single hyphens.`,
    )
  }
  if (kind === 'question') newQuestion(names[0] ?? '', slug)
  else newPage(kind as keyof typeof PAGES, slug)
}

main(process.argv.slice(2))
