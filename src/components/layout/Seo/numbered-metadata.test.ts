import { numbered } from './numbered-metadata'
import type { PageMetadata } from './Seo'

const metadata = {
  title: 'A title that is exactly as long as result pages allow, or so',
  description: `${'some words '.repeat(14)}end.`,
  keywords: ['a'],
  ogTitle: 'Shared',
} as unknown as PageMetadata

test('page 1 keeps its metadata', () => {
  expect(numbered(metadata, 1)).toBe(metadata)
})

test.each([2, 3, 12])('page %i has its number, within the length limits', number => {
  const { title, description, keywords } = numbered(metadata, number)
  expect(title).toContain(`page ${number}`)
  expect(description).toContain(`Page ${number}: `)
  expect(title.length).toBeGreaterThanOrEqual(30)
  expect(title.length).toBeLessThanOrEqual(60)
  expect(description.length).toBeGreaterThanOrEqual(70)
  expect(description.length).toBeLessThanOrEqual(160)
  expect(keywords).toEqual(metadata.keywords)
  expect(numbered(metadata, number + 1).title).not.toBe(title)
})

test('a short title is kept, and a long one is cut between words', () => {
  expect(numbered({ ...metadata, title: 'A short title of a list of posts' }, 2).title).toBe(
    'A short title of a list of posts, page 2',
  )
  const words = metadata.title.split(/\s+/)
  const [kept = ''] = numbered(metadata, 2).title.split(', page')
  for (const word of kept.split(/\s+/)) expect(words).toContain(word)
})
