import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testHistory, type TestHistory } from '../../tests/support/history'
import {
  minimalProject,
  PICTURE,
  placeOf,
  words,
  tagNamed,
  type TestProject,
} from '../../tests/support/minimal-project'
import { checkProject } from './check-project'

const NEW = 'content/blog/new/index.mdx'
const REDIRECTS = 'data/redirects.json'

const ORIGINAL = { ...process.env }
let project: TestProject
let history: TestHistory
beforeEach(() => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse('2025-06-15') / 1000)
  project = minimalProject()
  // A page nothing links to, so its removal is the only error.
  project.write(NEW, project.read('content/blog/one/index.mdx').replaceAll(/\bone\b/g, 'new'))
  project.replace(NEW, 'related: [two, three]', 'related: [one, two]')
  history = testHistory(project.root)
})
afterEach(() => {
  process.env = { ...ORIGINAL }
  project.dispose()
})

const errors = () => project.check().diagnostics.filter(({ severity }) => severity === 'error')

/** Commits the project on the main branch and switches to another branch. */
function branch(): void {
  history.commit('The site')
  history.git('checkout', '--quiet', '-b', 'change')
}

test('reports nothing if no page was removed', () => {
  branch()
  expect(errors()).toEqual([])
  expect(project.check().notes).toEqual([])
})

test.each(['not committed', 'committed'])(
  'reports a removed post (%s) and the redirect to add',
  state => {
    branch()
    project.remove('content/blog/new')
    if (state === 'committed') history.commit('Remove a post')
    expect(errors()).toEqual([
      {
        file: REDIRECTS,
        ...placeOf(project.read(REDIRECTS), '{'),
        severity: 'error',
        rule: 'removed-page',
        message: `The page /blog/new (${NEW}) was removed without a redirect.`,
        fix: 'Undo the change, or add this to data/redirects.json, with “to” set to the replacement page: {"from":"/blog/new","to":"/blog","permanent":true}',
      },
    ])
    project.replace(REDIRECTS, '{', '{"from":"/blog/new","to":"/blog","permanent":true},\n{')
    expect(errors()).toEqual([])
  },
)

test('reports a tag page whose last post was removed', () => {
  const tag = tagNamed('plans')
  const unused = {
    ...tag,
    slug: 'unused',
    heading: words('unused', 30),
    description: words('unused', 90),
  }
  project.replace('data/tags.json', '[', `[${JSON.stringify(tag)}, ${JSON.stringify(unused)},`)
  project.replace(NEW, 'tags: [', 'tags: [plans, ')
  branch()
  expect(errors()).toEqual([])
  project.replace(NEW, 'plans, ', '')
  expect(errors()).toEqual([
    expect.objectContaining({
      file: REDIRECTS,
      rule: 'removed-page',
      message: `The page /blog/tags/plans (${NEW}) was removed without a redirect.`,
    }),
  ])
  project.replace(REDIRECTS, '{', '{"from":"/blog/tags/plans","to":"/blog","permanent":true},\n{')
  project.replace('data/tags.json', `${JSON.stringify(tag)}, ${JSON.stringify(unused)},`, '')
  expect(errors()).toEqual([])
})

test('reports a removed case study and a removed service', () => {
  const service = project.read('data/services/ppc.json').replaceAll(/ppc/gi, 'former')
  project.write('data/services/former.json', service.replace('"order": 2', '"order": 3'))
  const page = project.read('data/service-pages/ppc.json').replaceAll('ppc', 'former')
  project.write('data/service-pages/former.json', page)
  const study = 'content/case-studies/old/index.mdx'
  project.write(
    study,
    project
      .read('content/case-studies/first/index.mdx')
      .replaceAll(/\bfirst\b/g, 'old')
      .replace('[second', '[first'),
  )
  for (const name of ['work', 'work-phone'])
    project.write(`content/case-studies/old/${name}.png`, PICTURE)
  branch()
  expect(errors()).toEqual([])
  project.remove('data/services/former.json')
  project.remove('data/service-pages/former.json')
  project.remove('content/case-studies/old')
  expect(errors().map(({ message }) => message)).toEqual([
    `The page /case-studies/old (${study}) was removed without a redirect.`,
    'The page /services/former (data/services/former.json) was removed without a redirect.',
  ])
})

test.each([
  ['a draft', 'team:', 'draft: true\nteam:'],
  ['a scheduled post', 'date: 2025-06-01', 'date: 2025-07-01'],
])('%s was never live and needs no redirect', (_, from, to) => {
  project.replace(NEW, from, to)
  branch()
  project.remove('content/blog/new')
  expect(errors()).toEqual([])
})

test('reports a live page that becomes a draft', () => {
  branch()
  project.replace(NEW, 'team:', 'draft: true\nteam:')
  expect(errors()).toEqual([
    expect.objectContaining({
      file: REDIRECTS,
      rule: 'removed-page',
      message: `The page /blog/new (${NEW}) was removed without a redirect.`,
      fix: expect.stringContaining('"permanent":false'),
    }),
  ])
  project.replace(REDIRECTS, '{', '{"from":"/blog/new","to":"/blog","permanent":false},\n{')
  expect(errors()).toEqual([])
})

test('compares with the second-to-last commit on the main branch', () => {
  history.commit('The site')
  project.remove('content/blog/new')
  history.commit('Remove a post')
  expect(errors().map(({ rule }) => rule)).toEqual(['removed-page'])
})

describe('without git history', () => {
  test('the check notes that it can’t find removed pages', () => {
    project.remove('.git')
    expect(project.check().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(project.check().notes).toEqual([
      expect.stringContaining('can’t find pages removed without a redirect'),
    ])
  })

  test('the check adds the note in a one-commit clone and finds the page in a two-commit clone', () => {
    history.commit('The site')
    project.remove('content/blog/new')
    history.commit('Remove a post')
    const clone = (depth: number) => {
      const folder = mkdtempSync(join(tmpdir(), 'clone-'))
      const url = `file://${project.root}`
      execFileSync('git', ['clone', '--quiet', '--depth', String(depth), url, folder])
      const { diagnostics, notes } = checkProject(folder)
      rmSync(folder, { recursive: true })
      return {
        notes,
        rules: diagnostics.filter(({ severity }) => severity === 'error').map(({ rule }) => rule),
      }
    }
    expect(clone(2)).toEqual({ notes: [], rules: ['removed-page'] })
    expect(clone(1)).toEqual({
      notes: [expect.stringContaining('can’t find pages removed without a redirect')],
      rules: [],
    })
  })
})
