import { externalLinks, passingDates } from './calendar'

test('dates are told a month ahead, and not before', () => {
  const site = { copyrightYear: 2026, nextStart: '2026-12', security: { expires: '2026-12-20' } }
  expect(passingDates(site, '2026-11-25').join()).toContain('2026-12-20')
  expect(passingDates(site, '2026-11-10')).toEqual([])
  expect(passingDates({ copyrightYear: 2024 }, '2026-11-25')).toHaveLength(1)
})

test('links are found with their files, and reserved addresses are left out', () => {
  const links = [...externalLinks(process.cwd())]
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(([link]) => /\.example\b/.test(new URL(link).hostname))).toEqual([])
  expect(links.every(([, files]) => files.length > 0)).toBe(true)
})
