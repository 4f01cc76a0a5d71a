import { HtmlValidate } from 'html-validate'
import { pages } from './site'

/** html-validate’s own recommendations and those for documents and accessibility; each rule that is off says why. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/> and attribute="" as XML allows them; the HTML standard allows both.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Pages are written without blanks at line ends, save in prose, where they mean nothing.
    'no-trailing-whitespace': 'off',
    // React writes <!DOCTYPE html>; both cases are valid.
    'doctype-style': 'off',
    // Lengths are tested in head.test.ts, by the specification’s own numbers.
    'long-title': 'off',
    // The one style sheet is inlined by design: one round trip, named by its hash in the policy.
    'no-inline-style': 'error',
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
  const broken = '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p id="a"><div id="a"></p></body></html>'
  expect(validator.validateStringSync(broken).valid).toBe(false)
})
