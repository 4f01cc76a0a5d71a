/** npm run new -- case-study <slug> · -- post <slug>: a valid start with the fields explained. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checkProject } from '../editorial/check'
import { knownSlugs } from '../editorial/references'
import { scaffoldCaseStudy, scaffoldPost, type Known } from '../editorial/scaffold/scaffold'

const USAGE = 'Usage: npm run new -- case-study <slug>\n       npm run new -- post <slug>'

const KINDS = {
  'case-study': { folder: 'content/case-studies', scaffold: scaffoldCaseStudy },
  post: { folder: 'content/blog', scaffold: scaffoldPost },
} as const

function fail(message: string): void {
  console.error(message)
  process.exitCode = 1
}

function main(kind: string | undefined, slug: string | undefined): void {
  if (!kind || !slug || !(kind in KINDS)) return fail(USAGE)
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    return fail(
      `“${slug}” cannot be a part of an address: use lower-case letters, digits and single hyphens.`,
    )
  }
  const { folder, scaffold } = KINDS[kind as keyof typeof KINDS]
  const file = `${folder}/${slug}/index.mdx`
  if (existsSync(file)) return fail(`${file} exists already.`)
  const slugs = knownSlugs(checkProject(process.cwd()).documents, new Set())
  const list = (target: string) => [...(slugs.get(target) ?? [])]
  const known: Known = {
    services: list('Service'),
    industries: list('Industry'),
    caseStudies: list('CaseStudy'),
    posts: list('Post'),
    tags: list('Tag'),
    authors: list('Author'),
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, scaffold(slug, new Date().toISOString().slice(0, 10), known))
  console.log(
    `${file} is ready to be filled in. It is a draft: npm run develop shows it, the live site does not.`,
  )
}

const [kind, slug] = process.argv.slice(2)
main(kind, slug)
