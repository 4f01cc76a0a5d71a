import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { DIST, pages } from './site'

/** The pages of work that can be operated, which are no pages of the site. */
const samples = readdirSync(join(DIST, 'work'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.html'))
  .map(file => ({ file, html: readFileSync(join(DIST, 'work', file), 'utf8') }))

/** html-validate’s own recommendations and those for documents and accessibility; each rule that is off says why. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes <br/> and hidden="" as XML allows them; the HTML standard allows both.
    'void-style': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React writes dateTime and fetchPriority; names of attributes have no case in HTML.
    'attr-case': 'off',
    // Blanks at the end of a line of prose mean nothing.
    'no-trailing-whitespace': 'off',
    // The style sheet keeps telephone numbers on one line.
    'tel-non-breaking': 'off',
    // Lengths are tested in head.test.ts, by the specification’s own numbers.
    'long-title': 'off',
    // Checkboxes of one question share its name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The scripts are the site’s own, from its own host.
    'require-sri': ['error', { target: 'crossorigin' }],
    // HTML allows every id without blanks: Gatsby’s ___gatsby, headings that start with a digit.
    'valid-id': ['error', { relaxed: true }],
    // A list that is styled without bullets loses its role in Safari; role="list" gives it back.
    'no-redundant-role': ['error', { exclude: ['list'] }],
  },
})

/** A form that sends nothing needs no button to send it: a filter acts at each choice. */
const isFilter = (html: string, { ruleId, offset }: { ruleId: string; offset: number }) =>
  ruleId === 'wcag/h32' &&
  !/\b(?:action|method)=/.test(html.slice(offset, html.indexOf('>', offset)))

/** The add-ons of the estimate are one question: boxes to tick, and for one of them a list of how many. */
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

test('every button does something by itself: before the application it sends, resets, or opens a menu', () => {
  const scripted = pages().flatMap(({ path, $ }) =>
    $('button:not([popovertarget], form [type=submit], form [type=reset])')
      .toArray()
      .map(button => `${path}: ${$(button).text()}`),
  )
  expect(scripted).toEqual([])
})
