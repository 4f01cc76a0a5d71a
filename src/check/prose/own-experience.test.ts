import { minimalProject, placeOf, type TestProject } from '../../../tests/support/minimal-project'
import { checkWords } from './check-prose'
import { ownExperienceIn } from './own-experience'

const claimsIn = (text: string, links: { from: number; to: number; url: string }[] = []) =>
  ownExperienceIn({ kind: 'text', text, links, offsetAt: index => index }).map(({ words }) => words)

test.each([
  ['In our audits the first row brings most.', 'In our audits'],
  ['We have seen shops at 45. They sold well.', 'We have seen'],
  ['We have yet to see a company gain by it.', 'We have yet to see'],
  ['It is a pattern that we often meet.', 'we often meet'],
  ['The prices are what we see paid.', 'we see'],
  ['By our count there are three a week.', 'By our count'],
  ['Our clients tell the same story.', 'Our clients tell'],
])('%s', (text, words) => {
  expect(claimsIn(text)).toEqual([words])
})

test.each([
  'How we work: we count, we write and we stop what fails.',
  'How long until we see something?',
  'Eleven systems that we metered, and what our test showed.',
  'We see to the redirects ourselves.',
  'You have seen it on a phone.',
])('no claim: %s', text => {
  expect(claimsIn(text)).toEqual([])
})

test('a link in the same sentence is its source', () => {
  const text = 'We learned this at a firm. We have seen it twice.'
  const link = (from: number) => [{ from, to: from + 4, url: '/case-studies/first' }]
  expect(claimsIn(text, link(text.indexOf('firm')))).toEqual(['We have seen'])
  expect(claimsIn(text, link(text.indexOf('twice')))).toEqual(['We learned'])
})

describe('in a project', () => {
  let project: TestProject
  beforeEach(() => {
    project = minimalProject()
  })
  afterEach(() => project.dispose())

  const warned = () =>
    checkWords(project.check()).faults.filter(({ rule }) => rule === 'own-experience')

  test('it is a warning with its place, until the owner is asked to stand by it', () => {
    const found = project.check().documents.find(({ typeName }) => typeName === 'Post')
    const path = found?.file.path ?? ''
    const text = project.replace(
      path,
      'The first paragraph',
      'We have seen it. The first paragraph',
    )
    expect(warned()).toMatchObject([
      { file: path, severity: 'warning', ...placeOf(text, 'We have seen') },
    ])
    const entry = { file: path, words: 'We have seen it', question: 'Where have we seen it?' }
    project.write('data/to-confirm.json', JSON.stringify([entry]))
    expect(warned()).toEqual([])
  })
})
