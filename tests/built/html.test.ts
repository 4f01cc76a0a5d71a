import { HtmlValidate } from 'html-validate'
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
