import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject, placeOf, type TestProject } from '../../../tests/support/minimal-project'
import { COMMON_ANCHORS, pageKinds } from '../routes/page-kinds'

const POST = 'content/blog/one/index.mdx'
const STUDY = 'content/case-studies/first/index.mdx'
const APPLICATION = '/services/web-application-development'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const errors = () => project.check().diagnostics.filter(({ severity }) => severity === 'error')

/** A service whose page has the packages, add-ons and questions. */
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

test.each([
  ['two headings of one wording', '## A heading\n\nText.\n\n## A heading'],
  ['a chart’s name as a heading of another', '## Chart by week'],
])('%s are no fault', (_, text) => {
  project.replace(POST, '## A heading', text)
  expect(errors()).toEqual([])
})

test.each([
  ['## Main', 'main'],
  ['## Contents', 'contents'],
])('a heading “%s” would have the name of a part of the page', (heading, id) => {
  const text = project.replace(POST, '## A heading', heading)
  expect(errors()).toEqual([
    {
      file: POST,
      ...placeOf(text, heading),
      severity: 'error',
      rule: 'anchor',
      message: `“#${id}” would be on the page /blog/one twice: a part of the page itself has it too.`,
      fix: 'Word the heading otherwise.',
    },
  ])
})

test('a chart that is shown twice, and a heading with a chart’s name', () => {
  const text = project.replace(
    STUDY,
    '### In detail',
    '<Chart id="by-month" />\n\n### Chart by month',
  )
  expect(errors()).toEqual([
    expect.objectContaining({
      ...placeOf(text, 'id="by-month" />\n\n###'),
      rule: 'anchor',
      message: `“#chart-by-month” would be on the page /case-studies/first twice: ${STUDY} has it too.`,
      fix: 'Show each chart once; lead to it with a link where it is spoken of again.',
    }),
    expect.objectContaining({ ...placeOf(text, '### Chart by month'), rule: 'anchor' }),
  ])
})

test('a package, an add-on and a question with one slug, and one that a section has', () => {
  withApplicationPage()
  expect(errors()).toEqual([])
  project.replace('data/add-ons.json', '"slug": "care"', '"slug": "starter"')
  const text = project.replace('data/faq.json', '"slug": "cost"', '"slug": "pricing"')
  expect(errors()).toEqual([
    expect.objectContaining({
      file: 'data/add-ons.json',
      rule: 'anchor',
      message: `“#starter” would be on the page ${APPLICATION} twice: data/pricing.json has it too.`,
    }),
    {
      file: 'data/faq.json',
      ...placeOf(text, '"pricing"'),
      severity: 'error',
      rule: 'anchor',
      message: `“#pricing” would be on the page ${APPLICATION} twice: a part of the page itself has it too.`,
      fix: 'Give this one another slug.',
    },
  ])
})

test('links lead to packages, add-ons, questions and sections that exist', () => {
  withApplicationPage()
  const link = (anchor: string) => {
    project.write(POST, project.read(POST).replace(/The first[^]*?\n\n/, `[x](${anchor})\n\n`))
    project.write(POST, project.read(POST).replace(/\[x\]\([^)]*\)/, `[x](${anchor})`))
    return errors().map(({ message, fix }) => [message, fix])
  }
  for (const id of ['starter', 'care', 'cost', 'pricing', 'main'])
    expect([id, link(`${APPLICATION}#${id}`)]).toEqual([id, []])
  expect(link(`${APPLICATION}#startr`)).toEqual([
    [`The page ${APPLICATION} has no place “#startr”.`, 'Did you mean “starter”?'],
  ])
  // What a file with diagnostics of its own names is not known.
  project.replace('data/faq.json', '"question"', '"qestion"')
  expect(link(`${APPLICATION}#anything`)).toHaveLength(1)
})

test('the names that pages give to their own parts are those of the markup', () => {
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
  // Gatsby's own are in no file here.
  const own = Object.values(pageKinds).flatMap(({ anchors }) => anchors)
  const known = [...COMMON_ANCHORS, ...own].filter(id => !id.startsWith('gatsby-'))
  expect([...new Set(found)].sort()).toEqual([...new Set(known)].sort())
})
