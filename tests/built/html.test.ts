import { HtmlValidate } from 'html-validate'
import { CHARACTERS } from '../../src/cli/font-characters'
import { pages } from './site'

/** html-validate’s own recommendations and those for documents and accessibility; each rule that is off says why. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/> and hidden="" as XML allows them; the HTML standard allows both.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes dateTime and fetchPriority; names of attributes have no case in HTML.
    'attr-case': 'off',
    // Blanks at the end of a line of prose mean nothing.
    'no-trailing-whitespace': 'off',
    // Lengths are tested in head.test.ts, by the specification’s own numbers.
    'long-title': 'off',
    // The scripts are the site’s own, from its own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML allows every id without blanks: Gatsby’s ___gatsby, headings that start with a digit.
    'valid-id': ['error', { relaxed: true }],
    // A list that is styled without bullets loses its role in Safari; role="list" gives it back.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
})

test('every page is valid HTML', () => {
  const faults = pages().flatMap(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${file}:${line}:${column} ${ruleId}: ${message}`,
        ),
      ),
  )
  expect(faults).toEqual([])
})

test('the validator notices what is wrong', () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p id="a"><div id="a"></p></body></html>'
  expect(validator.validateStringSync(broken).valid).toBe(false)
})

test('no page has a control character', () => {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  const control = /[\u0000-\u0008\u000b-\u001f\ufffd]/
  expect(pages().flatMap(({ file, html }) => (control.test(html) ? [file] : []))).toEqual([])
})

test('the font has every character that pages show', () => {
  const known = new Set(CHARACTERS)
  const missing = pages().flatMap(({ file, $ }) => {
    const shown = $('title, body').clone()
    shown.find('script, style').remove()
    const strange = [...new Set(shown.text())].filter(one => !known.has(one) && !/\s/.test(one))
    return strange.length > 0 ? [`${file}: ${strange.join(' ')}`] : []
  })
  expect(missing).toEqual([])
})
