/**
 * Every edit that EDITING.md describes, carried out in a copy of the project: all of them together, so
 * that it takes one build. Nothing turns red that is no fault, and every place that states a changed fact
 * has changed.
 */
import { expectPassed } from '../support/expect-passed'
import { copyProject, type ProjectCopy } from '../support/project-copy'
import type { Edit } from './edit'
import { editedSite, type EditedSite } from './edited-site'
import { addresses } from './edits/addresses'
import { brand } from './edits/brand'
import { facts } from './edits/facts'
import { page } from './edits/page'
import { post } from './edits/post'
import { prices } from './edits/prices'
import { services } from './edits/services'
import { questions } from './edits/questions'
import { study } from './edits/study'
import { unpublished } from './edits/unpublished'
import { verified } from './edits/verified'

/** In the order in which they are made. The addresses come first: what comes later refers to what is left. */
const EDITS: readonly Edit[] = [
  addresses,
  services,
  prices,
  questions,
  study,
  verified,
  page,
  post,
  brand,
  facts,
  unpublished,
]

/** Far more than any step takes: a slow machine is no fault. */
jest.setTimeout(60 * 60_000)

let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
  copy.git('checkout', '--quiet', '-b', 'edits')
})
afterAll(() => copy.dispose())

describe('an editor has', () => {
  test.each(EDITS.map(edit => [edit.name, edit] as const))('%s', (_, edit) => edit.make(copy))

  test('committed all of it', () => {
    copy.commit('Edits')
  })
})

describe('what the project’s own commands say', () => {
  test('npm run check finds nothing', () => expectPassed(copy.run('check')))
  test('the site can be built', () => expectPassed(copy.run('build')))
  test('no file that is made of others is behind', () => {
    // Of those in git, the build would have changed one; of the others, this command would write one.
    expect(copy.git('status', '--porcelain')).toBe('')
    expect(copy.run('schemas').output).toMatch(/^0 files/)
  })
  test('types agree', () => expectPassed(copy.run('typecheck')))
  // The same code has met the usual number of broken files already.
  test('unit tests pass', () => expectPassed(copy.run('test:unit', [], { FUZZ: '500' })))
  test('the tests of the built site pass', () => expectPassed(copy.run('test:built')))
})

describe('the built site, after an editor has', () => {
  let site: EditedSite
  beforeAll(() => {
    site = editedSite(copy.root)
  })

  describe.each(EDITS.map(edit => [edit.name, edit] as const))('%s', (_, { shows }) => {
    test.each(Object.entries(shows))('%s', async (_words, holds) => holds(site))
  })
})
