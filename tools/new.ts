/**
 * npm run new -- case-study <slug> · post <slug> · page <slug> · service <slug> · question <page> <slug>: a valid start
 * with the fields explained.
 */
import { nearMiss } from '../plugins/gatsby-plugin-content-check/src'
import { documentsOf } from '../src/content/documents'
import './supported-node'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkProject } from '../src/content/rules/check-project'
import { takenAddress } from '../src/content/rules/text-page-addresses'
import { existingSlugs } from './authoring/existing-slugs'
import { questionFile, withQuestion } from './authoring/new-question'
import { scaffoldService } from './authoring/new-service'
import { scaffoldCaseStudy, scaffoldPage, scaffoldPost } from './authoring/new-text'
import { writeEditorFiles } from './authoring/write-editor-files'
import { faqItem } from '../src/content/faq-item'
import { asSlug, SLUG } from '../src/content/fields'

const USAGE = [
  'Usage: npm run new -- case-study <slug>',
  '       npm run new -- post <slug>',
  '       npm run new -- page <slug>',
  '       npm run new -- service <slug>',
  '       npm run new -- question <service> <slug>',
].join('\n')

const PAGES = {
  'case-study': { folder: 'content/case-studies', scaffold: scaffoldCaseStudy },
  post: { folder: 'content/blog', scaffold: scaffoldPost },
  page: { folder: 'content/pages', scaffold: scaffoldPage },
} as const

const isPageKind = (kind: string): kind is keyof typeof PAGES => kind in PAGES

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

function newPage(kind: keyof typeof PAGES, slug: string): void {
  const { folder, scaffold } = PAGES[kind]
  const file = `${folder}/${slug}/index.mdx`
  if (existsSync(file)) {
    fail(`${file} exists already.`)
    return
  }
  const taken = kind === 'page' ? takenAddress(slug) : undefined
  if (taken) {
    fail(`${taken} Choose another name.`)
    return
  }
  const known = existingSlugs(checkProject(process.cwd()).documents)
  write(file, scaffold(slug, new Date().toISOString().slice(0, 10), known))
  console.log(
    `${file} is ready to be filled in. It is a draft: npm start shows it, the live site does not.`,
  )
}

function newService(slug: string): void {
  const { documents } = checkProject(process.cwd())
  const orders = documentsOf(documents, 'Service').map(({ data }) => data.order)
  const files = scaffoldService(slug, {
    ...existingSlugs(documents),
    lastOrder: Math.max(0, ...orders),
  })
  const [taken] = [...files.keys()].filter(file => existsSync(file))
  if (taken) {
    fail(`${taken} exists already.`)
    return
  }
  for (const [file, text] of files) write(file, text)
  console.log(
    [
      `${[...files.keys()].join(' and ')} are ready to be filled in. A service has no draft: the check fails until nothing stands between ‹ and › any more.`,
      'Look at its place in lists (“order”), and at the studies and posts that it shows: they are examples.',
      'Menus do not list it yet: put it into data/navigation.json where they should.',
    ].join('\n'),
  )
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

function newQuestion(page: string, slug: string): void {
  const { services } = existingSlugs(checkProject(process.cwd()).documents)
  const file = questionFile(page)
  if (!services.includes(page) || !existsSync(file)) {
    fail(
      `There is no service “${page}”. ${nearMiss(page, services) ?? `The services are ${services.join(', ')}.`}`,
    )
    return
  }
  const text = withQuestion(file, readFileSync(file, 'utf8'), slug)
  if (text === undefined) {
    fail(`${file} has a question “${slug}” already.`)
    return
  }
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
  if (
    !kind ||
    !slug ||
    names.length !== wanted ||
    !(kind === 'question' || kind === 'service' || isPageKind(kind))
  ) {
    fail(USAGE)
    return
  }
  if (!SLUG.test(slug)) {
    fail(
      `“${slug}” cannot be a part of an address: use lower-case letters, digits and single hyphens, like “${asSlug(slug)}”.`,
    )
    return
  }
  if (kind === 'question') newQuestion(names[0] ?? '', slug)
  else if (kind === 'service') newService(slug)
  else newPage(kind, slug)
  writeEditorFiles(process.cwd(), checkProject(process.cwd()))
}

main(process.argv.slice(2))
