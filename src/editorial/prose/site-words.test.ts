/** The words of this site itself. */
import { checkProject } from '../check'
import { checkWords, MOST_SHARED } from './check-words'
import { inboundLinks, LEAST_LINKS } from './links'

const project = checkProject(process.cwd())
const { faults, figures } = checkWords(project)

test('no two files share more than a tenth of their eight-word sequences', () => {
  expect(figures.mostShared?.share ?? 0).toBeLessThanOrEqual(MOST_SHARED)
})

test('nothing is wrong with the words', () => {
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('sentences are of a length that can be read', () => {
  expect(figures.average).toBeLessThan(20)
})

test(`every study and post links ${LEAST_LINKS} others, and is linked from a text itself`, () => {
  const inbound = [...inboundLinks(project.documents)]
  expect(inbound.length).toBeGreaterThan(0)
  expect(inbound.filter(([, { text, lists }]) => text + lists === 0)).toEqual([])
})
