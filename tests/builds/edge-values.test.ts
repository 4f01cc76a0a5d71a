/** Builds a site with content at the check’s limits and a page that isn’t registered anywhere. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { writeEdgeValues } from '../support/edge-values'
import { expectPassed } from '../support/expect-passed'
import { copyProject } from '../support/project-copy'

jest.setTimeout(10 * 60_000)

const copy = copyProject()
afterAll(() => copy.dispose())
const built = (file: string) => readFileSync(join(copy.root, 'dist', file), 'utf8')

/** Files to leave as they are: descriptions include the provenance label, and to-confirm.json quotes other files. */
const KEPT = ['data/provenance.json', 'data/to-confirm.json']

const PLAIN_PAGE = `
import { graphql, type PageProps } from 'gatsby'
import { Helmet } from 'react-helmet'

export default function PlainPage({ data }: PageProps<{ siteFacts: { email: string } }>) {
  return (
    <main>
      <Helmet title="A page with a title of its own" />
      <h1>Write to {data.siteFacts.email}</h1>
    </main>
  )
}

export const query = graphql\`
  query PlainPage {
    siteFacts {
      email
    }
  }
\`
`

test('builds with content at the check’s limits', () => {
  expect(writeEdgeValues(copy.root, KEPT).length).toBeGreaterThan(90)
  writeFileSync(join(copy.root, 'src/pages/plain-page.tsx'), PLAIN_PAGE)
  expectPassed(copy.run('build'))
})

test('no page shows a raw variable, NaN, or undefined', () => {
  const pages = readdirSync(join(copy.root, 'dist'), { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.html') && !/^(?:work|page-data)\b/.test(file),
  )
  const wrong = pages.flatMap(file => {
    const $ = load(built(file))
    $('style').remove()
    const found = $('html')
      .text()
      .matchAll(/\{\w+:[\w-]+\}|\bNaN\b|\bundefined\b/g)
    return Array.from(found, ([text]) => `${file}: ${text}`)
  })
  expect(wrong).toEqual([])
})

test('a page added to src/pages is built and listed without being registered', () => {
  const $ = load(built('plain-page.html'))
  const { email } = JSON.parse(readFileSync('data/site.json', 'utf8')) as { email: string }
  expect($('title').text()).toBe('A page with a title of its own')
  expect($('h1').text()).toBe(`Write to ${email}`)
  expect(built('sitemap-0.xml')).toContain('/plain-page</loc>')
  expect(load(built('sitemap.html'))('main a[href="/plain-page"]').text()).toBe('Plain page')
})
