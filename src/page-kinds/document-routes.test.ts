import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileMdx } from '../mdx/compile-mdx'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { COMMON_ANCHORS, pageKinds } from './registry'

const POST = 'content/blog/one/index.mdx'
const APPLICATION = '/services/web-application-development'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const errors = () => project.check().diagnostics.filter(({ severity }) => severity === 'error')

/** Adds the service whose page has the packages, add-ons, and questions. */
function withApplicationPage(): void {
  const service = project.read('data/services/ppc.json').replaceAll(/ppc/gi, 'application')
  const slug = 'web-application-development'
  project.write(
    `data/services/${slug}.json`,
    service
      .replace('"order": 2', '"order": 3')
      .replace('"slug": "application"', `"slug": "${slug}"`)
      .replace('/services/application', APPLICATION),
  )
}

test('accepts links only to packages, add-ons, questions, and sections that exist', () => {
  withApplicationPage()
  const link = (anchor: string) => {
    project.write(POST, project.read(POST).replace(/The first[^]*?\n\n/, `[x](${anchor})\n\n`))
    project.write(POST, project.read(POST).replace(/\[x\]\([^)]*\)/, `[x](${anchor})`))
    return errors().map(({ message, fix }) => [message, fix])
  }
  for (const id of ['starter', 'care', 'cost', 'pricing', 'main'])
    expect([id, link(`${APPLICATION}#${id}`)]).toEqual([id, []])
  expect(link(`${APPLICATION}#startr`)).toEqual([
    [`The page ${APPLICATION} has no anchor “#startr”.`, 'Did you mean “starter”?'],
  ])
  // Links aren’t reported if the file with their anchors has errors.
  project.replace('data/faq.json', '"question"', '"qestion"')
  expect(link(`${APPLICATION}#anything`)).toHaveLength(1)
})

test.each([
  ['a footnote', 'Prices[^1]', 'prices'],
  ['a variable', 'From {price:starter}', 'from-pricestarter'],
  ['escaped braces', String.raw`From \{a: b\}`, 'from-a-b'],
  ['code and emphasis', 'The `name` of *it*', 'the-name-of-it'],
  ['letters beyond ASCII', 'Größe & Maß', 'größe--maß'],
  ['another heading’s text', 'A heading', 'a-heading-1'],
])('a heading with %s has the same id in the check and on the page', (_, words, id) => {
  const text = `## A heading\n\nOne[^1].\n\n## ${words}\n\n[There](#${id})\n\n[^1]: A note.\n`
  const { html } = compileMdx(text, {}, '', new Map([['price:starter', '$5,000']]))
  expect(html).toContain(`<h2 id="${id}">`)
  project.replace(POST, 'The first paragraph', `${text}\nThe first paragraph`)
  expect(errors()).toEqual([])
  project.replace(POST, `(#${id})`, `(#${id}1)`)
  expect(errors().map(({ message }) => message)).toEqual([
    `The page /blog/one has no anchor “#${id}1”.`,
  ])
})

test('page kinds list exactly the ids in the markup', () => {
  const found = ['components', 'templates', 'pages'].flatMap(folder =>
    readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.tsx') && !/\.test\.|kitchen-sink|^404/.test(file))
      .flatMap(file =>
        [
          ...readFileSync(join('src', folder, file), 'utf8').matchAll(
            /\bid(?:="|: ')([\w-]+)["']/g,
          ),
        ].map(([, id]) => id),
      ),
  )
  // The ids that Gatsby and remark-rehype add aren’t in these files.
  const own = pageKinds.flatMap(({ anchors = [] }) => anchors)
  const known = [...COMMON_ANCHORS, ...own].filter(id => !/^(gatsby|footnote)-/.test(id))
  expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort())
})
