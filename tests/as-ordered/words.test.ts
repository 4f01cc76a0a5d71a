/** The words of the site as delivered keep more than `npm run check:words` asks of an editor. */
import { checkProject } from '../../src/content/rules/check-project'
import { checkWords, MOST_SHARED } from '../../src/content/rules/prose/check-prose'
import { LEAST_LINKS, linksFromTexts } from '../../src/content/rules/prose/links-between-pages'

const project = checkProject(process.cwd())
const { faults, figures } = checkWords(project)

test('the check has no advice to give', () => {
  expect(project.faults).toEqual([])
})

test('no two files share more than a tenth of their eight-word sequences', () => {
  expect(figures.mostShared?.share ?? 0).toBeLessThanOrEqual(MOST_SHARED)
})

test('nothing is wrong with the words', () => {
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('sentences are of a length that can be read', () => {
  expect(figures.average).toBeLessThan(20)
})

test(`every study and post links ${LEAST_LINKS} others, and others lead to it`, () => {
  expect(linksFromTexts(project.documents).size).toBeGreaterThan(0)
  const rules = [...faults, ...project.faults].filter(({ rule }) => rule === 'few-links')
  expect(rules).toEqual([])
})
