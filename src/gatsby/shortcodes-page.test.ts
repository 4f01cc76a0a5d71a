import { readFileSync } from 'node:fs'
import { CODE_LANGUAGES } from '../schema/code-language'
import { shortcodes } from '../schema/shortcode'
import { shortcodesHtml } from './shortcodes-page'

const readme = readFileSync('content/README.md', 'utf8')
const html = shortcodesHtml(readme)

test.each(Object.keys(shortcodes))('%s is explained, written out and shown', name => {
  expect(readme).toContain(`<${name}`)
  expect(html.replace(/<\/?span[^>]*>/g, '')).toContain(`&lt;${name}`)
})

test('every language that code is coloured in is named', () => {
  const [, named = ''] = /The languages: (.+); `text`/.exec(readme) ?? []
  expect(named.split(', ')).toEqual(Object.values(CODE_LANGUAGES).flat())
  expect(html).toContain('<span class="s-word">label</span>')
})

test('what is shown is what a text would become', () => {
  expect(html).toContain('Before you switch it off')
  expect(html).toMatch(/<\/code><\/pre>\s*<figure/)
  // Only as code: everything else has become HTML.
  expect(html.replace(/<code[^]*?<\/code>/g, '')).not.toMatch(/&lt;[A-Z]/)
})
