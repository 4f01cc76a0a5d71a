import { caseStudy } from '../schema/case-study'
import { post } from '../schema/post'
import { textPage } from '../schema/text-page'
import { shortcodes } from '../schema/shortcode'
import { editorSnippets } from './editor-snippets'

const snippets = editorSnippets({ Service: ['ppc', 'seo'], Author: ['search-team'] })

test('every field and every shortcode is offered, with what it is for', () => {
  expect(Object.keys(snippets).sort()).toEqual(
    [
      ...Object.keys(caseStudy.shape).map(field => `Case study: ${field}`),
      ...Object.keys(post.shape).map(field => `Post: ${field}`),
      ...Object.keys(textPage.shape).map(field => `Page: ${field}`),
      ...Object.keys(shortcodes).map(name => `Shortcode: ${name}`),
    ].sort(),
  )
  for (const { scope, description } of Object.values(snippets)) {
    expect(scope).toBe('mdx')
    expect(description).toMatch(/\w{3}/)
  }
})

test.each([
  ['Post: title', ['title: "$1"']],
  ['Post: service', ['service: ${1|ppc,seo|}']],
  ['Post: draft', ['draft: ${1|true,false|}']],
  ['Post: date', ['date: ${CURRENT_YEAR}-${CURRENT_MONTH}-${CURRENT_DATE}']],
  ['Case study: provenance', ['provenance: ${1|illustrative,verified|}']],
  ['Case study: services', ['services: [${1|ppc,seo|}]']],
  ['Post: sources', ['sources:', '  - title: "$1"', '    publisher: "$2"']],
  ['Shortcode: Metric', ['<Metric id="$1" />']],
  [
    'Shortcode: Callout',
    ['<Callout kind="${1|note,warning,result|}">', '', '$0', '', '</Callout>'],
  ],
])('%s', (name, body) => {
  expect(snippets[name]?.body).toEqual(body)
})
