/** Mistakes that editors bring from other systems: each is told once, in their words, and hides nothing after it. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { content } from './fixtures/content'
import { checkContent } from './src'

const PAGE = 'content/pages/home/index.mdx'
const SITE = 'data/site.json'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'))
  cpSync(join(__dirname, 'fixtures'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** What is said after one replacement, as `line:column message` and its fix. */
function saidAfter(file: string, from: string, to: string): (readonly [string, string])[] {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return checkContent(root, content).diagnostics.map(
    ({ line, column, message, fix = '' }) => [`${line}:${column} ${message}`, fix] as const,
  )
}

/** Words of the parsers and of their languages, which mean nothing to an editor. */
const INTERNAL = /oxc|mdx|jsx|acorn|parse|token|syntax|implicit|unexpected|expression|node\b/i

const RAW_BOLD = /^Bold text has \*\* on both sides/
const QUOTE = /^Put the value in quotation marks/

test.each<[name: string, text: string, said: string, fix: RegExp]>([
  ['a template tag', '{% if x %}a{% endif %}', '7:1 {% if x %} is a template tag', /^Delete it/],
  ['a pair of braces', '{{ site.title | up }}', '7:1 {{ site.title | up }} is a', /backticks/],
  ['an id of a heading', '## Prices {#prices}', '7:11 {#prices} can’t name', /from its words/],
  [
    'a link in angle brackets',
    '<https://a.example/b>',
    '7:1 <https://a.example/b> isn’t a link',
    /^Write \[the words of the link\]\(https:\/\/a\.example\/b\)\.$/,
  ],
  [
    'an email in angle brackets',
    '<a@b.example>',
    '7:1 <a@b.example> isn’t a link',
    /\(mailto:a@b\.example\)/,
  ],
  [
    'HTML',
    'One<br>two <b>three</b>',
    '7:4 A text can’t have HTML: <br>, <b>.',
    /\*\*words\*\*.*empty line/,
  ],
  [
    'HTML around paragraphs',
    '<div class="x">\n\nOne\n\n</div>',
    '7:1 A text can’t have HTML: <div>.',
    /empty line/,
  ],
  [
    'HTML from Word',
    '<p class="MsoNormal"><span lang="EN">One</span></p>',
    '7:1 A text can’t have HTML: <p>, <span>.',
    /keep the words/,
  ],
  ['a comment', '<!-- later -->', '7:1 A text can’t have comments.', /^Delete it/],
  [
    'a comment with dashes that a word processor has joined',
    '<!– later –>',
    '7:1 A text can’t have comments.',
    /^Delete it/,
  ],
  ['a comment of JavaScript', '{/* later */}', '7:1 A text can’t have comments.', /^Delete it/],
  ['a less-than sign', 'At <5 %', '7:4 This < is taken for the start', /\\</],
  ['a less-than-or-equal sign', 'a <= b', '7:3 This < is taken for the start', /\\</],
  [
    'a variable with spaces',
    '{ price: starter }',
    '7:1 { price: starter } has a space in it.',
    /^Write {price:starter}\.$/,
  ],
  [
    'a variable without its end',
    '{price:starter',
    '7:1 This { is never closed.',
    /^Write {price:starter}\.$/,
  ],
  [
    'typographic quotation marks in a shortcode',
    '<Note kind=“tip”>\n\nA\n\n</Note>',
    '7:1 <Note … can’t be read.',
    /straight quotation mark/,
  ],
  [
    'a value without quotation marks',
    '<Note kind=tip>\n\nA\n\n</Note>',
    '7:1 <Note … can’t be read.',
    /straight quotation mark/,
  ],
  [
    'a quotation mark left open',
    '<Note kind="tip>\n\nA\n\n</Note>',
    '7:1 <Note … can’t be read.',
    /straight quotation mark/,
  ],
  ['a closing tag alone', '</Note>', '7:1 </Note> closes nothing.', /^Delete it/],
  [
    'a note as on GitHub',
    '> [!WARNING]\n> One',
    '7:3 Notes and tips are written',
    /shortcode: Note/,
  ],
  [
    'a note as in Docusaurus',
    ':::tip\nOne\n:::',
    '7:1 Notes and tips are written',
    /shortcode: Note/,
  ],
  [
    'bold text that sticks to a word',
    '**Note:**one',
    '7:1 This ** is shown as it was typed.',
    RAW_BOLD,
  ],
  [
    'bold text with spaces inside',
    '** Note ** one',
    '7:1 This ** is shown as it was typed.',
    RAW_BOLD,
  ],
  ['bold text without an end', '**Note one', '7:1 This ** is shown as it was typed.', RAW_BOLD],
  [
    'emphasis without an end',
    'One *two three',
    '7:5 This * is shown as it was typed.',
    /both sides/,
  ],
  ['a backtick alone', 'One `two', '7:5 This backtick is shown as it was typed.', /other side/],
  ['crossing out without an end', 'One ~~two', '7:5 This ~~ is shown', /both sides/],
  [
    'a link by a name that nothing has',
    '[docs][docs]',
    '7:6 This isn’t a link yet.',
    /\[words\]\(\/page\)/,
  ],
  ['a link as in a wiki', '[[page]]', '7:1 This isn’t a link yet.', /\[words\]\(\/page\)/],
  ['a link without words', '[](/about)', '7:1 This link has no words.', /between the brackets/],
  [
    'a footnote that nothing calls',
    '[^2]: A note.',
    '7:1 Nothing in the text refers to this footnote.',
    /^Write \[\^2\]/,
  ],
  [
    'two footnotes of one name',
    'One[^1].\n\n[^1]: A.\n\n[^1]: B.',
    '11:1 There are two footnotes named [^1].',
    /name of its own/,
  ],
  [
    'an address that nothing uses',
    '[docs]: https://a.example/',
    '7:1 Nothing in the text refers to this address.',
    /\[words\]\[docs\]/,
  ],
  ['a checkbox', '- [x] One', '7:1 A text can’t have checkboxes.', /without \[ \]/],
  ['a checkbox without words', '- [ ] ', '7:3 A text can’t have checkboxes.', /without \[ \]/],
  ['a heading of signs', '## ???', '7:1 This heading has no words.', /delete it/],
  [
    'a cell too many',
    '| a | b |\n|---|---|\n| 1 | 2 | 3 |',
    '9:9 This line has 3 cells, and the table has 2 columns.',
    /heading of its own/,
  ],
  [
    'a cell too few',
    '| a | b |\n|---|---|\n| 1 |',
    '9:1 This line has 1 cell, and the table has 2 columns.',
    /leave them empty/,
  ],
  [
    'a table without its second line',
    '| a | b |\n| 1 | 2 |',
    '7:1 This isn’t a table yet.',
    /\|---\|---\|/,
  ],
  [
    'a table with a short second line',
    '| a | b |\n|---|\n| 1 | 2 |',
    '7:1 This isn’t a table yet.',
    /\|---\|---\|/,
  ],
  ['bullets', '• One\n• Two', '7:1 This isn’t a list yet.', /hyphen and a space/],
  [
    'a list with hard spaces',
    '-\u00a0One\n-\u00a0Two',
    '7:1 This isn’t a list yet.',
    /hyphen and a space/,
  ],
  [
    'a list without spaces',
    '*One\n*Two',
    '7:1 This sign is shown as it was typed.',
    /put a space after it/,
  ],
  ['a line that hyphens make a heading', 'One\n---', '7:1 The line of hyphens', /empty line/],
  ['a sign of one font alone', '\uf0b7 One', '7:1 This sign belongs to a font', /another sign/],
])('%s is told once, and what follows is read', (_, text, said, fix) => {
  const [first, second, ...others] = saidAfter(
    PAGE,
    'The first paragraph',
    `${text}\n\n### Jump\n\n##### Farther\n\nThe first paragraph`,
  ).filter(([message]) => !message.includes('from level 1'))
  expect(first?.[0]).toMatch(new RegExp(`^${said.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}`))
  expect(first?.[1]).toMatch(fix)
  expect(first?.join(' ')).not.toMatch(INTERNAL)
  // A character that no text may have stops the reading of its file; everything else doesn't.
  if (!text.startsWith('\uf0b7'))
    expect(second?.[0]).toMatch(/The heading jumps from level 3 to level 5/)
  expect(others).toEqual([])
})

test('a block of code without its last line is told', () => {
  expect(saidAfter(PAGE, '### Under', '```\n### Under')).toEqual([
    [expect.stringMatching(/^17:1 This block of code is never closed/), expect.any(String)],
  ])
})

test.each([
  ['escaped braces', String.raw`\{price:starter\} and \{name: value\} and &#123;a: b&#125;`],
  ['signs in code', '`{x}` `<b>` `**a`\n\n```html\n<b>{% x %}</b> {{ y }}\n```'],
  ['code within a list and a quotation', '- One\n\n  ```\n  {x}\n  ```\n\n> ```\n> <b>\n> ```'],
  ['escaped signs', String.raw`\* \** \~~ \[[ \] \< \_ ` + '\\`'],
  ['signs of arithmetic', '3 * 4, 3*4, a < b, -5 degrees, 2 ~ 3'],
  ['emphasis beside punctuation', '**Note**: *it*! (**x**), “*y*”; ***both***'],
  ['a sentence that begins as code does', 'import duties rise.\nexport needs a license.'],
  ['an address in angle brackets behind a link’s words', '[words](</about>)'],
])('%s are no mistake', (_, text) => {
  expect(saidAfter(PAGE, 'The first paragraph', `${text}\n\nThe first paragraph`)).toEqual([])
})

test.each<[name: string, yaml: string, said: string, fix: RegExp]>([
  [
    'a # within a text',
    'title: A year as #1 in local search',
    '2:18 YAML leaves out everything from this # on.',
    QUOTE,
  ],
  [
    'a # at its start',
    'title: #1 in local search',
    '2:8 YAML leaves out everything from this # on.',
    QUOTE,
  ],
  [
    'an exclamation mark at its start',
    'title: !Important prices of it',
    '2:8 YAML leaves out the word that starts with !.',
    QUOTE,
  ],
  [
    'a tag that makes code',
    'title: !!js/function The prices',
    '2:8 YAML leaves out the word that starts with !.',
    QUOTE,
  ],
  [
    'an ampersand at its start',
    'title: &c. The prices of it',
    '2:8 YAML leaves out the word that starts with &.',
    QUOTE,
  ],
  ['a word with a star', 'title: *Prices', '2:8 A value can’t start with *.', QUOTE],
  ['bold text', 'title: **Prices** of it', '2:19 This value needs quotation marks.', QUOTE],
  [
    'an at sign at its start',
    'title: @home with prices',
    '2:8 This value needs quotation marks.',
    QUOTE,
  ],
  [
    'a percent sign at its start',
    'title: %5 off the prices',
    '2:8 This value needs quotation marks.',
    QUOTE,
  ],
  [
    'words behind a quotation',
    'title: "The page" about home',
    '2:19 This value needs quotation marks.',
    QUOTE,
  ],
  [
    'a quotation mark left open',
    'title: "The page about home',
    '2:8 This quotation mark is never closed.',
    /at the end/,
  ],
  [
    'no space behind a colon',
    'title:No space after it',
    '2:7 A space is missing after the colon.',
    /^Write “title: ”/,
  ],
  [
    'a hard space behind a colon',
    'title:\u00a0The page about home',
    '2:7 There is a special space (U+00A0)',
    /space bar/,
  ],
  ['tabs', '\ttitle: One\n\tsummary: Two', '2:1 A tab stands', /two spaces/],
  [
    'a number with a zero before it',
    'title: 05000',
    '2:8 “05000” is read as 5000.',
    /digits alone/,
  ],
])('front matter with %s is told once', (_, yaml, said, fix) => {
  const [first, ...others] = saidAfter(PAGE, 'title: "The page about home"', yaml)
  expect(first?.[0].startsWith(said)).toBe(true)
  expect(first?.[1]).toMatch(fix)
  expect(first?.join(' ')).not.toMatch(INTERNAL)
  expect(others).toEqual([])
})

test('a comment behind a value in quotation marks, or on a line of its own, is one', () => {
  const yaml = '# Mine\ntitle: "The page about home" # mine'
  expect(saidAfter(PAGE, 'title: "The page about home"', yaml)).toEqual([])
})

test('where one field is read wrong, the others are judged', () => {
  const said = saidAfter(
    PAGE,
    'title: "The page about home"\ntags: [news]',
    'title: A # b\ntags: [nesw, 5]',
  )
  expect(said.map(([message]) => message)).toEqual([
    '2:10 YAML leaves out everything from this # on.',
    expect.stringMatching(/^3:14 Tags, entry 2/),
  ])
})

test.each([
  ['5.000', '“5.000” is read as 5.'],
  ['5000.0', '“5000.0” is read as 5000.'],
  ['5e3', '“5e3” is read as 5000.'],
  ['05000', '“05000” can’t be read as a number.'],
  ['+5000', '“+5000” can’t be read as a number.'],
  ['5,000', '“5,000” can’t be read as a number.'],
  ['13,3', '“13,3” can’t be read as a number.'],
  ['5 000', '“5 000” can’t be read as a number.'],
  ['$5000', '“$5000” can’t be read as a number.'],
  ['13 %', '“13 %” can’t be read as a number.'],
])('the number %s in JSON is told once, with how to write it', (number, message) => {
  expect(saidAfter(SITE, '5000', number)).toEqual([
    [`3:12 ${message}`, expect.stringMatching(/^Write a number with digits alone/)],
  ])
})
