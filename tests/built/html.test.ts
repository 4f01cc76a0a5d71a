import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { DIST, pages } from './site'

/** The interactive work samples, which aren’t pages of the site. */
const samples = readdirSync(join(DIST, 'work'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => ({ file, html: readFileSync(join(DIST, 'work', file), 'utf8') }))

/** html-validate’s recommended rules, plus its document and accessibility rules. Comments explain the exceptions. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/> and hidden=""; the HTML standard allows both.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes dateTime and fetchPriority; attribute names are case-insensitive in HTML.
    'attr-case': 'off',
    // Trailing spaces in prose don’t matter.
    'no-trailing-whitespace': 'off',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // head.test.ts checks title lengths against the specification’s limits.
    'long-title': 'off',
    // Checkboxes for one question share a name, like radio buttons.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Integrity hashes are only needed for other hosts, and all scripts come from the site’s own.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML allows any id without spaces: Gatsby’s ___gatsby, headings that start with a digit.
    'valid-id': ['error', { relaxed: true }],
    // Safari drops the list role from lists without bullets; role="list" restores it.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
})

/** A form with no action or method doesn’t need a submit button: filters apply on every change. */
const isFilter = (html: string, { ruleId, offset }: { ruleId: string; offset: number }) =>
  ruleId === 'wcag/h32' &&
  !/\b(?:action|method)=/.test(html.slice(offset, html.indexOf('>', offset)))

/** The estimate’s add-ons share a name: checkboxes, and a select for the one that has a quantity. */
const isAddOn = ({ ruleId, message }: { ruleId: string; message: string }) =>
  ruleId === 'form-dup-name' && message.endsWith('"add-on"')

test('every page is valid HTML', () => {
  const faults = [...pages(), ...samples].flatMap(({ file, html }) =>
    validator
      .validateStringSync(html, file)
      .results.flatMap(({ messages }) =>
        messages
          .filter(message => !isFilter(html, message) && !isAddOn(message))
          .map(
            ({ ruleId, message, line, column }) =>
              `${file}:${line}:${column} ${ruleId}: ${message}`,
          ),
      ),
  )
  expect(faults).toEqual([])
})

test('every button works before hydration: it submits, resets, or opens a menu', () => {
  const scripted = pages().flatMap(({ path, $ }) =>
    $('button:not([popovertarget], form [type=submit], form [type=reset])')
      .toArray()
      .map(button => `${path}: ${$(button).text()}`),
  )
  expect(scripted).toEqual([])
})
