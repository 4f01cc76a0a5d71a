/** Sections 2 and 8: the pages that there are. */
import { readdirSync } from 'node:fs'
import { readCaseStudies } from '../support/content'
import { page, paths } from '../built/site'
import { CASE_STUDIES, FIXED_ROUTES } from './specification'

test('every fixed route is a page', () => {
  expect(FIXED_ROUTES.filter(route => !paths.includes(route))).toEqual([])
})

test('exactly the case studies that are named exist', () => {
  const built = paths.filter(path => path.startsWith('/case-studies/'))
  expect(built).toEqual(CASE_STUDIES.map(slug => `/case-studies/${slug}`).sort())
  expect(readCaseStudies().map(({ slug }) => slug)).toEqual([...CASE_STUDIES].sort())
})

test('beside them there are the not-found page, what follows the form, the search, posts, tags and further pages of lists, texts like privacy and terms, and no other', () => {
  const others = paths.filter(
    path =>
      !FIXED_ROUTES.includes(path) &&
      !/^\/(?:case-studies|blog|blog\/tags)\/[a-z0-9-]+$|^\/blog\/(?:.*\/)?page\/\d+$/.test(path),
  )
  const texts = readdirSync('content/pages').map(slug => `/${slug}`)
  expect(texts).toEqual(expect.arrayContaining(['/accessibility', '/privacy', '/terms']))
  expect([...others].sort()).toEqual(['/404', '/contact/sent', '/search', ...texts].sort())
})

test('an unknown path has a page that is not to be listed', () => {
  expect(page('/404').isIndexable).toBe(false)
})
