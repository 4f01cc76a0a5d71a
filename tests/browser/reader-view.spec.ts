/** Mozilla's Readability, used by Firefox's reader view, keeps the full text of every case study and post. */
import { readFileSync } from 'node:fs'
import { liveCaseStudies, livePosts } from '../support/content'
import { expect, test } from './support/test'

const READABILITY = readFileSync(require.resolve('@mozilla/readability/Readability.js'), 'utf8')

/** The text in a page’s reader view and in its article. */
interface Reading {
  readonly text: string
  readonly said: readonly string[]
  readonly dates: readonly string[]
}

const spaceless = (text: string) => text.replace(/[\s\u2060]+/g, '')

for (const [kind, paths] of [
  ['case study', liveCaseStudies().map(({ slug }) => `/case-studies/${slug}`)],
  ['post', livePosts().map(({ slug }) => `/blog/${slug}`)],
] as const)
  test(`in reader view, every ${kind} keeps its label, paragraphs, lists, tables, and sources`, async ({
    page,
  }) => {
    test.slow()
    await page.goto('/404')
    await page.evaluate(`${READABILITY};window.Readability = Readability`)
    for (const path of paths) {
      const html = await (await page.request.get(path)).text()
      const { text, said, dates } = await page.evaluate<Reading, string>(source => {
        const parse = () => new DOMParser().parseFromString(source, 'text/html')
        const original = parse()
        const article = original.querySelector('article')
        // Readability leaves out headings that repeat the title.
        const parts = 'p, li, dt, dd, th, td, caption, figcaption'
        const reader = new (
          window as unknown as {
            Readability: new (document: Document) => { parse(): { content: string } | null }
          }
        ).Readability(parse())
        const body = document.createElement('div')
        body.innerHTML = reader.parse()?.content ?? ''
        return {
          text: body.textContent ?? '',
          said: [...(article?.querySelectorAll(parts) ?? [])]
            .filter(part => !part.closest('nav, [aria-hidden=true]'))
            .map(part => part.textContent ?? ''),
          dates: [...(article?.querySelectorAll('time') ?? [])].map(({ dateTime }) => dateTime),
        }
      }, html)
      const kept = spaceless(text)
      expect.soft(said.length, path).toBeGreaterThan(20)
      expect
        .soft(
          said.filter(part => !kept.includes(spaceless(part))),
          path,
        )
        .toEqual([])
      expect.soft(dates, path).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d$/))
    }
  })
