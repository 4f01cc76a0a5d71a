import { testHistory, type TestHistory } from '../../../tests/support/history'
import { minimalProject, PICTURE, type TestProject } from '../../../tests/support/minimal-project'
import { checkChange } from './changed-faults'

const ONE = 'content/blog/one/index.mdx'
const TWO = 'content/blog/two/index.mdx'
const STUDY = 'content/case-studies/first/index.mdx'

let project: TestProject
let history: TestHistory
beforeEach(() => {
  project = minimalProject()
  history = testHistory(project.root)
})
afterEach(() => project.dispose())

/** What a check of the change says, as file and rule. */
const said = (ref?: string) =>
  checkChange(project.root, ref)
    .faults.filter(({ severity }) => severity === 'error')
    .map(({ file, rule }) => `${file} ${rule}`)

/** Commits the main branch with a fault of its own, and leaves it. */
function branch(): void {
  project.replace(ONE, 'author: search-team', 'author: nobody')
  history.commit('The site, with a fault')
  history.git('checkout', '--quiet', '-b', 'change')
}

test('what was wrong before, in files that have not changed, is left out', () => {
  branch()
  expect(project.check().faults).toHaveLength(1)
  expect(said()).toEqual([])
})

test.each(['not committed', 'committed'])('faults in a changed file, %s, are told', state => {
  branch()
  project.replace(TWO, 'tags: [audits]', 'tags: [none]')
  if (state === 'committed') history.commit('Change a post')
  const { changed, faults } = checkChange(project.root)
  expect([...changed]).toEqual([TWO])
  expect(faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([`${TWO} reference`])
})

test('so are old faults of a changed file, and those of a new one', () => {
  branch()
  project.replace(ONE, 'The first paragraph', 'The very first paragraph')
  project.write('content/blog/new/index.mdx', 'No front matter')
  expect(said()).toEqual(['content/blog/new/index.mdx front-matter', `${ONE} reference`])
})

test('a fault elsewhere that the change causes is told at its place', () => {
  project.replace(STUDY, '(/services/seo)', '(/blog/one#a-heading)')
  project.replace('data/redirects.json', '/about', '/contact')
  branch()
  project.replace(ONE, '## A heading', '## Another heading')
  expect(said()).toEqual([`${ONE} reference`, `${STUDY} link`])
  project.remove('content/blog/one')
  expect(said()).toEqual([
    'content/blog/three/index.mdx reference',
    `${TWO} reference`,
    `${STUDY} link`,
    'data/redirects.json removed-page',
    'data/service-pages/ppc.json reference',
    'data/service-pages/seo.json reference',
  ])
})

test('so is a picture that is gone, and a file that the site needs', () => {
  project.write('content/blog/one/home.png', PICTURE)
  project.replace(ONE, 'The first', '<Figure src="./home.png" alt="The home page" />\n\nThe first')
  branch()
  project.remove('content/blog/one/home.png')
  project.remove('data/pricing.json')
  expect(said()).toEqual([`${ONE} picture`, 'data/pricing.json missing-file'])
})

test('the change is that since the branch left the main one, or the one that is named', () => {
  branch()
  project.replace(TWO, 'tags: [audits]', 'tags: [none]')
  const before = history.commit('Change a post')
  project.replace(STUDY, 'industry: retail', 'industry: none')
  history.commit('Change a study')
  expect(said()).toEqual([`${TWO} reference`, `${STUDY} reference`])
  expect(said(before)).toEqual([`${STUDY} reference`])
  history.git('checkout', '--quiet', 'main')
  history.commit('Go on')
  history.git('checkout', '--quiet', 'change')
  expect(said('main')).toEqual([`${TWO} reference`, `${STUDY} reference`])
})

test('where there is nothing to compare with, it says so', () => {
  history.commit('The site')
  expect(() => checkChange(project.root, 'nowhere')).toThrow(
    'git knows no branch or commit “nowhere”.',
  )
  project.remove('.git')
  expect(() => checkChange(project.root)).toThrow(
    'What has changed is known only to git, and there is no git history here. “npm run check” checks everything.',
  )
})
