/** Common editing mistakes, each with all the messages it causes: location, problem, and fix. */
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { content } from './fixtures/content'
import { checkContent, parseJson, sourceFile } from './src'
import { validate } from './src/validate'

const PAGE = 'content/pages/home/index.mdx'
const SITE = 'data/site.json'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-check-'))
  cpSync(join(__dirname, 'fixtures'), root, { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

/** Replaces text in a file, and returns each message followed by its fix. */
function messagesAfter(file: string, from: string, to: string): string[] {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  return checkContent(root, content).diagnostics.flatMap(
    ({ line, column, severity, message, fix = '' }) => [
      `${line}:${column} ${severity === 'warning' ? 'warning: ' : ''}${message}`,
      fix,
    ],
  )
}

const NUMBER =
  'Use digits only, like 5000, and a decimal point if you need one, like 4.5. Leave out commas, symbols, units, and extra zeros.'
const QUOTE =
  'Put the value in straight quotation marks, like "this". Inside the value, use “ and ”.'

const AFTER_QUOTATION =
  'Delete it, put a comma before it, or move it inside. Inside quotation marks, write “ and ”, and ’ for an apostrophe.'

/** Parser jargon that means nothing to an editor. */
const INTERNAL = /oxc|mdx|jsx|acorn|parse|token|syntax|implicit|unexpected|expression|node\b/i

type Replacement = [name: string, from: string, to: string, ...messages: string[]]
type Typed = [name: string, typed: string, ...messages: string[]]

test.each<Replacement>([
  [
    'a missing comma',
    '"A small site",',
    '"A small site"',
    '3:3 A comma is missing before this.',
    'Add a comma right after the previous value.',
  ],
  [
    'a comment',
    '  "price"',
    '  // dollars\n  "price"',
    '3:3 JSON can’t contain comments.',
    'Delete this comment.',
  ],
  [
    'a missing quotation mark',
    '"A small site",',
    '"A small site,',
    '2:11 This text has no closing quotation mark.',
    'Put a " at the end of the text, on the same line. Text in JSON can’t contain line breaks.',
  ],
  [
    'a curly quotation mark',
    '"price":',
    '“price”:',
    '3:3 This quotation mark is curly.',
    'Use straight quotation marks (") on both sides of the text.',
  ],
  [
    'a repeated field',
    '"price": 5000,',
    '"price": 5000,\n  "name": "Another",',
    '4:3 This field appears twice.',
    'Delete one of them.',
  ],
  ['a number with a comma', '5000', '5,000', '3:12 “5,000” isn’t a number.', NUMBER],
  [
    'an unfinished merge',
    '  "price": 5000,',
    '<<<<<<< HEAD\n  "price": 5000,\n=======\n  "price": 6000,\n>>>>>>> branch',
    '3:1 There’s an unresolved merge conflict here.',
    'Keep one of the two versions, and delete the lines with <<<<<<<, =======, and >>>>>>>.',
  ],
  [
    'a missing field',
    ',\n  "since": "2025-06-01"',
    '',
    '1:1 The field “since” is missing.',
    'The first day.',
  ],
  [
    'an unknown field',
    '"price": 5000',
    '"price": 5000,\n  "fax": 1',
    '4:3 Unknown field “fax”.',
    'Use name, price, or since.',
  ],
  [
    'a misspelled field',
    '"price"',
    '"pryce"',
    '3:3 Unknown field “pryce”.',
    'Did you mean “price”?',
  ],
  [
    'a number in quotation marks',
    '5000',
    '"5000"',
    '3:12 Price: this is text, but it needs to be a number without quotation marks.',
    NUMBER,
  ],
  [
    'a number that’s too small',
    '5000',
    '0',
    '3:12 Price: 0 is too small; it needs to be more than 0.',
    'The price, in whole dollars.',
  ],
  [
    'an impossible date',
    '2025-06-01',
    '2025-02-30',
    '4:12 Since: “2025-02-30” isn’t a valid date.',
    'Write the year, month, and day, like 2026-03-09.',
  ],
  [
    'a missing brace',
    '"name": "A small site",',
    '"name": { "a": 1,',
    '6:1 A { or } is missing or extra, here or above.',
    'Close every { with } and every [ with ]. Compare this with an entry that works.',
  ],
  [
    'an extra brace',
    '"2025-06-01"\n}',
    '"2025-06-01"\n}}',
    '5:2 A { or } is missing or extra, here or above.',
    'Close every { with } and every [ with ]. Compare this with an entry that works.',
  ],
  [
    'a trailing comma',
    '"2025-06-01"\n',
    '"2025-06-01",\n',
    '5:1 There’s an extra comma just before this, or a value is missing.',
    'Delete the comma or add the value.',
  ],
  [
    'a missing colon',
    '"price": 5000',
    '"price" 5000',
    '3:11 A colon is missing after the field name.',
    'Write "name": followed by the value.',
  ],
  [
    'quotation marks inside text',
    '"A small site"',
    '"A "small" site"',
    '2:15 A quotation mark ends this text early.',
    'Inside text, write “ and ”, or \\".',
  ],
  [
    'a non-breaking space',
    '  "price"',
    '\u00a0 "price"',
    '3:1 There’s a non-breaking space (U+00A0) here.',
    'Replace it with a regular space.',
  ],
  [
    'a backslash',
    '"A small site"',
    '"C:\\sites"',
    '2:11 This text contains a backslash.',
    'Write / instead, or \\\\ to show a backslash.',
  ],
  [
    'a tab in text',
    '"A small site"',
    '"A small\tsite"',
    '2:11 This text contains a tab.',
    'Replace it with a regular space.',
  ],
  [
    'text that was opened in the wrong encoding',
    'A small site',
    'A cafÃ©â€™s site',
    '2:17 These characters are garbled: the text was opened in the wrong encoding.',
    'Type the right characters, like é or ’, or paste the text again.',
  ],
  [
    'text without quotation marks',
    '"A small site"',
    'A small site',
    '2:11 This isn’t a valid value.',
    'Put straight quotation marks around text. Write numbers without them, and true, false, and null in lowercase.',
  ],
  [
    'a date in words',
    '2025-06-01',
    'June 1',
    '4:12 Since: “June 1” isn’t a valid date.',
    'Write the year, month, and day, like 2026-03-09.',
  ],
  [
    'an empty value',
    '"A small site"',
    'null',
    '2:11 Name: this is empty, but it needs to be text in quotation marks.',
    'The name of the site.',
  ],
  [
    'a number with a comma in quotation marks',
    '5000',
    '"1,300"',
    '3:12 Price: this is text, but it needs to be a number without quotation marks.',
    NUMBER,
  ],
  [
    'a percentage in quotation marks',
    '5000',
    '"13%"',
    '3:12 Price: this is text, but it needs to be a number without quotation marks.',
    NUMBER,
  ],
  [
    'a YAML comment',
    '  "price"',
    '  # dollars\n  "price"',
    '3:3 JSON can’t contain comments.',
    'Delete this comment.',
  ],
  [
    'a capital letter in a value',
    '5000',
    'False',
    '3:12 This isn’t a valid value.',
    'Put straight quotation marks around text. Write numbers without them, and true, false, and null in lowercase.',
  ],
])('reports %s in JSON', (_, from, to, ...messages) => {
  expect(messagesAfter(SITE, from, to)).toEqual(messages)
})

test.each<[written: string, message: string]>([
  ['5.000', '3:12 “5.000” is read as 5.'],
  ['5000.0', '3:12 “5000.0” is read as 5000.'],
  ['5e3', '3:12 “5e3” is read as 5000.'],
  ['05000', '3:12 “05000” isn’t a number.'],
  ['+5000', '3:12 “+5000” isn’t a number.'],
  ['5,000', '3:12 “5,000” isn’t a number.'],
  ['13,3', '3:12 “13,3” isn’t a number.'],
  ['5 000', '3:12 “5 000” isn’t a number.'],
  ['$5000', '3:12 “$5000” isn’t a number.'],
  ['13 %', '3:12 “13 %” isn’t a number.'],
  ['5000-6000', '3:12 “5000-6000” isn’t a number.'],
  ['5000–6000', '3:12 “5000–6000” isn’t a number.'],
])('reports the number %s in JSON', (written, message) => {
  expect(messagesAfter(SITE, '5000', written)).toEqual([message, NUMBER])
})

test.each<Replacement>([
  [
    'a colon in a value without quotation marks',
    'title: "The page about home"',
    'title: The page: home',
    '2:8 There’s a second colon on this line.',
    QUOTE,
  ],
  [
    'a repeated field',
    'tags: [news]',
    'tags: [news]\ntags: [notes]',
    '4:1 This field appears twice.',
    'Delete one of them.',
  ],
  [
    'an alias',
    'tags: [news]',
    'tags: &tags [news]\nothers: *tags',
    '3:7 YAML ignores this word because it starts with &.',
    QUOTE,
    '4:9 A value can’t start with *.',
    QUOTE,
  ],
  [
    'a tab before a field',
    'tags:',
    '\ttags:',
    '3:1 This line starts with a tab.',
    'Replace it with two spaces.',
  ],
  [
    'a missing closing line of hyphens',
    '\n---\n\n',
    '\n\n',
    '1:1 The front matter is missing or never closed.',
    'At the top of the file, put the fields between two lines of exactly three hyphens (---).',
  ],
  [
    'a byte order mark',
    '---\ntitle',
    '\ufeff---\ntitle',
    '1:1 The file starts with a byte order mark (U+FEFF).',
    'Save it as UTF-8 without BOM.',
  ],
  [
    'an image name with a space',
    './cover.png',
    './My Cover.PNG',
    '4:8 Cover: “./My Cover.PNG” is in the wrong format.',
    'Use an image in the same folder, like ./cover.png.',
  ],
])('reports %s in front matter', (_, from, to, ...messages) => {
  expect(messagesAfter(PAGE, from, to)).toEqual(messages)
})

test.each<Typed>([
  [
    'a # in a value',
    'title: A year as #1 in local search',
    '2:18 YAML ignores this # and everything after it.',
    'Put the value in straight quotation marks, like "this". Inside the value, use “ and ”. Put notes to yourself on their own line.',
  ],
  [
    'a # at the start of a value',
    'title: #1 in local search',
    '2:8 YAML ignores this # and everything after it.',
    'Put the value in straight quotation marks, like "this". Inside the value, use “ and ”. Put notes to yourself on their own line.',
  ],
  [
    'an exclamation mark at the start',
    'title: !Important prices of it',
    '2:8 YAML ignores this word because it starts with !.',
    QUOTE,
  ],
  [
    'a tag that runs code in some parsers',
    'title: !!js/function The prices',
    '2:8 YAML ignores this word because it starts with !.',
    QUOTE,
  ],
  [
    'an ampersand at the start',
    'title: &c. The prices of it',
    '2:8 YAML ignores this word because it starts with &.',
    QUOTE,
  ],
  ['an asterisk at the start', 'title: *Prices', '2:8 A value can’t start with *.', QUOTE],
  [
    'bold text',
    'title: **Prices** of it',
    '2:19 This value needs quotation marks, or the ones it has don’t match.',
    `${QUOTE} Close every bracket.`,
  ],
  [
    'an at sign at the start',
    'title: @home with prices',
    '2:8 This value needs quotation marks, or the ones it has don’t match.',
    `${QUOTE} Close every bracket.`,
  ],
  [
    'a percent sign at the start',
    'title: %5 off the prices',
    '2:8 This value needs quotation marks, or the ones it has don’t match.',
    `${QUOTE} Close every bracket.`,
  ],
  [
    'text after a closing quotation mark',
    'title: "The page" about home',
    '2:19 There’s extra text after the closing quotation mark.',
    AFTER_QUOTATION,
  ],
  [
    'an unclosed quotation mark',
    'title: "The page about home',
    '2:8 This quotation mark is never closed.',
    'Put a " at the end of the text.',
  ],
  [
    'a missing space after a colon',
    'title:No space after it',
    '2:7 A space is missing here.',
    'Write “title: ” and then the rest of the line.',
  ],
  [
    'a non-breaking space after a colon',
    'title:\u00a0The page about home',
    '2:7 There’s a non-breaking space (U+00A0) here, which YAML doesn’t treat as a space.',
    'Replace it with a regular space.',
  ],
  [
    'tabs',
    '\ttitle: One\n\tsummary: Two',
    '2:1 This line starts with a tab.',
    'Replace it with two spaces.',
  ],
  ['a number with a leading zero', 'title: 05000', '2:8 “05000” is read as 5000.', NUMBER],
  [
    'curly quotation marks',
    'title: “The page about home”',
    '2:8 The quotation marks in this text would show on the page.',
    QUOTE,
  ],
  [
    'a missing opening quotation mark',
    'title: The page about home"',
    '2:8 The quotation marks in this text would show on the page.',
    QUOTE,
  ],
  [
    'a non-breaking space at the start of the line',
    '\u00a0title: The page about home',
    '2:1 Unknown field “[non-breaking space (U+00A0)]title”.',
    'Did you mean “title”?',
  ],
  [
    'a zero-width space',
    'title: The page\u200b about home',
    '2:16 warning: There’s a zero-width space (U+200B) here.',
    'Delete it, or replace it with a regular space. There may be more in this file.',
  ],
  [
    'a field with the wrong indentation',
    '  title: "The page about home"',
    '3:1 This line or one next to it has the wrong indentation, or a bracket isn’t closed.',
    'Line up the fields of a group, start each list entry with “- ”, and close every [ with ].',
  ],
  [
    'a field without a value',
    'title:',
    '2:7 Title: this is empty, but it needs to be text in quotation marks.',
    'The page’s title. 10 to 60 characters.',
  ],
  [
    'a capitalized field',
    'Title: "The page about home"',
    '2:1 Unknown field “Title”.',
    'Did you mean “title”?',
  ],
  [
    'a backslash',
    'title: "Pages in C:\\sites"',
    '2:20 This text contains a backslash.',
    'Write / instead, or \\\\ to show a backslash.',
  ],
  [
    'a comma at the end',
    'title: "The page about home",',
    '2:29 There’s extra text after the closing quotation mark.',
    AFTER_QUOTATION,
  ],
  [
    'quotation marks inside quotation marks',
    'title: "The "page" about home"',
    '2:14 There’s extra text after the closing quotation mark.',
    AFTER_QUOTATION,
  ],
  [
    'an apostrophe in single quotation marks',
    "title: 'It's about home'",
    '2:12 There’s extra text after the closing quotation mark.',
    AFTER_QUOTATION,
  ],
  [
    'quotation marks before a colon',
    'title: "The page": about home',
    '2:8 There’s a second colon on this line.',
    QUOTE,
  ],
])('reports %s in a front matter title', (_, yaml, ...messages) => {
  expect(messagesAfter(PAGE, 'title: "The page about home"', yaml)).toEqual(messages)
  expect(messages.join()).not.toMatch(INTERNAL)
})

test.each<Typed>([
  [
    'a hyphen without a space',
    'tags:\n  -news\n  -notes',
    '4:3 Tags: this is text, but it needs to be a list, like [a, b].',
    'At least one tag.',
  ],
  [
    'a zero-width space in a slug',
    'tags: [news\u200b]',
    '3:8 Tags, entry 1: “news[zero-width space (U+200B)]” is in the wrong format.',
    'Use lowercase letters and hyphens.',
  ],
  [
    'a capitalized value',
    'tags: [News]',
    '3:8 Tags, entry 1: “News” is in the wrong format.',
    'Use lowercase letters and hyphens.',
  ],
  [
    'an entry indented too far',
    'tags:\n  - news\n   - notes',
    '4:5 Tags, entry 1: “news - notes” is in the wrong format.',
    'Use lowercase letters and hyphens.',
  ],
  [
    'an entry not indented far enough',
    'tags:\n  - news\n - notes',
    '5:1 This line or one next to it has the wrong indentation, or a bracket isn’t closed.',
    'Line up the fields of a group, start each list entry with “- ”, and close every [ with ].',
  ],
  [
    'a missing hyphen',
    'tags:\n  name: News\n    slug: news',
    '4:9 This line or one next to it has the wrong indentation, or a bracket isn’t closed.',
    'Line up the fields of a group, start each list entry with “- ”, and close every [ with ].',
  ],
  [
    'a missing comma',
    'tags: [news notes]',
    '3:8 Tags, entry 1: “news notes” is in the wrong format.',
    'Use lowercase letters and hyphens.',
  ],
  [
    'a missing comma between entries in quotation marks',
    'tags: ["news" "notes"]',
    '3:15 There’s extra text after the closing quotation mark.',
    AFTER_QUOTATION,
  ],
  [
    'a comma in an entry after a hyphen',
    'tags:\n  - news, notes',
    '4:5 Tags, entry 1: “news, notes” is in the wrong format.',
    'Use lowercase letters and hyphens.',
  ],
  [
    'numbers',
    'tags: [1, 2]',
    '3:8 Tags, entry 1: this is 1, but it needs to be text in quotation marks.',
    '',
  ],
])('reports %s in a front matter list', (_, yaml, ...messages) => {
  expect(messagesAfter(PAGE, 'tags: [news]', yaml)).toEqual(messages)
})

test.each<Replacement>([
  [
    'quotation marks inside text',
    '"The page about home"',
    '"The "page" about: home"',
    '2:8 There’s a second colon on this line.',
    QUOTE,
  ],
  [
    'a control character',
    'The first',
    '\u0007The first',
    '7:1 There’s an invisible control character (U+0007) here.',
    'Delete it.',
  ],
  [
    'text that’s too short',
    'The page about home',
    'Home',
    '2:8 Title: the text is 4 characters long; it needs to be at least 10.',
    'The page’s title.',
  ],
  [
    'text instead of a list',
    '[news]',
    'news',
    '3:7 Tags: this is text, but it needs to be a list, like [a, b].',
    'At least one tag.',
  ],
  [
    'an empty list',
    '[news]',
    '[]',
    '3:7 Tags: the list has 0 entries; it needs at least 1.',
    'At least one tag.',
  ],
  [
    'a reference with swapped letters',
    '[news]',
    '[nesw]',
    '3:8 There’s no tag called “nesw”.',
    'Did you mean “news”?',
  ],
  [
    'an unknown shortcode',
    '<Note kind="tip">\n\nA note.\n\n</Note>',
    '<Nte kind="tip">\n\nA note.\n\n</Nte>',
    '11:1 Unknown shortcode “Nte”.',
    'Did you mean “Note”?',
  ],
  [
    'an unknown attribute',
    'kind="tip"',
    'kind="tip" size="1"',
    '11:18 Unknown attribute “size” in Note.',
    'Use kind.',
  ],
  [
    'an attribute with the wrong value',
    'kind="tip"',
    'kind="hint"',
    '11:7 Note, kind: “hint” isn’t one of the allowed values.',
    'Use tip or warning.',
  ],
  [
    'a missing attribute',
    ' kind="tip"',
    '',
    '11:1 The attribute “kind” is missing from Note.',
    'tip or warning.',
  ],
  [
    'braces in an attribute',
    'kind="tip"',
    'kind={"tip"}',
    '11:7 The attributes of Note must be plain text.',
    'Write name="value", with quotation marks and without { }.',
  ],
  [
    'a shortcode without text',
    '<Note kind="tip">\n\nA note.\n\n</Note>',
    '<Note kind="tip" />',
    '11:1 Note can’t be empty.',
    'Put text between <Note> and </Note>.',
  ],
  [
    'an import',
    'The first',
    'import fs from "node:fs"\n\nThe first',
    '7:1 Code isn’t allowed here.',
    'Delete all of it. To show it, put it in backticks.',
  ],
  [
    'an expression',
    'The first',
    'The first {process.exit(1)}',
    '7:11 The part between { and } is read as code.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.',
  ],
  [
    'an unclosed brace',
    'The first',
    '{ The first',
    '7:1 This { is never closed.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.',
  ],
  [
    'a less-than sign after an emoji',
    'The first',
    '😀 “Größe” <5 The first',
    '7:12 This < is read as the start of a shortcode.',
    'To show a <, write \\< or use words, like “under 5%”.',
  ],
  [
    'an HTML comment',
    'The first',
    '<!-- later -->\n\nThe first',
    '7:1 Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'a skipped heading level',
    '### Under',
    '#### Under',
    '17:1 This heading jumps from level 2 to level 4.',
    'Use ### here.',
  ],
  [
    'a level-1 heading',
    '## A heading',
    '# A heading',
    '9:1 Only the page’s title can be a level-1 heading.',
    'Use ## here.',
  ],
  [
    'an image without a description',
    'The first',
    '![](./cover.png)\n\nThe first',
    '7:1 Image, alt: the text is 0 characters long; it needs to be at least 10.',
    'What the image shows.',
  ],
  [
    'an image in a sentence',
    'The first',
    '![The cover of it](./cover.png) The first',
    '7:1 An image must be on its own line, with its file name in parentheses.',
    'Write ![What it shows](./picture.png), with a blank line above and below.',
  ],
  [
    'an image by reference',
    'The first',
    '![The cover of it][cover]\n\n[cover]: ./cover.png\n\nThe first',
    '7:1 An image must be on its own line, with its file name in parentheses.',
    'Write ![What it shows](./picture.png), with a blank line above and below.',
  ],
  [
    'an unclosed shortcode, then a skipped heading level',
    '\n\n</Note>\n\n### Under',
    '\n\n#### Under',
    '11:1 <Note> is never closed.',
    'Put </Note> after its text. If it has no text, end the tag with />.',
    '15:1 This heading jumps from level 2 to level 4.',
    'Use ### here.',
  ],
  [
    'a wrong closing tag, then braces',
    'A note.\n\n</Note>',
    '<Note kind="tip">\n\nA note.\n\n</Noted>\n\n{x}',
    '17:1 </Noted> doesn’t match <Note>.',
    'Put </Note> after its text. If it has no text, end the tag with />.',
    '19:1 The part between { and } is read as code.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.',
  ],
  [
    'an image whose file name has a space',
    'The first',
    '![The cover of it](./the cover.png)\n\nThe first',
    '7:18 This isn’t a valid link or image.',
    'Delete any spaces in the URL or file name, and put a ) after it.',
  ],
])('reports %s in a page', (_, from, to, ...messages) => {
  expect(messagesAfter(PAGE, from, to)).toEqual(messages)
})

test.each<Typed>([
  [
    'a template tag',
    '{% if x %}a{% endif %}',
    '7:1 This is a template tag from another system.',
    'Delete it. To show it as is, put it in backticks. A variable looks like {price:starter}.',
  ],
  [
    'double braces',
    '{{ site.title | up }}',
    '7:1 This is a template tag from another system.',
    'Delete it. To show it as is, put it in backticks. A variable looks like {price:starter}.',
  ],
  [
    'a heading’s id',
    '## Prices {#prices}',
    '7:11 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'a link in angle brackets',
    '<https://a.example/b>',
    '7:1 Links in angle brackets don’t work here.',
    'Write [text](https://example.com) or [text](mailto:me@example.com).',
  ],
  [
    'an email in angle brackets',
    '<a@b.example>',
    '7:1 Links in angle brackets don’t work here.',
    'Write [text](https://example.com) or [text](mailto:me@example.com).',
  ],
  [
    'HTML',
    'One<br>two <b>three</b>',
    '7:4 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'HTML around paragraphs',
    '<div class="x">\n\nOne\n\n</div>',
    '7:1 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'HTML from Word',
    '<p class="MsoNormal"><span lang="EN">One</span></p>',
    '7:1 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'a comment',
    '<!-- later -->',
    '7:1 Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'a comment with typographic dashes',
    '<!– later –>',
    '7:1 Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'a JavaScript comment',
    '{/* later */}',
    '7:1 Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'a less-than sign',
    'At <5 %',
    '7:4 This < is read as the start of a shortcode.',
    'To show a <, write \\< or use words, like “under 5%”.',
  ],
  [
    'a less-than-or-equal sign',
    'a <= b',
    '7:3 This < is read as the start of a shortcode.',
    'To show a <, write \\< or use words, like “under 5%”.',
  ],
  [
    'a variable with spaces',
    '{ price: starter }',
    '7:1 The part between { and } is read as code.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.',
  ],
  [
    'an unclosed variable',
    '{price:starter',
    '7:1 This { is never closed.',
    'To show a brace, write \\{ or put it in backticks. A variable looks like {price:starter}, without spaces.',
  ],
  [
    'curly quotation marks in a shortcode',
    '<Note kind=“tip”>\n\nA\n\n</Note>',
    '7:1 This <Note> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'an attribute without quotation marks',
    '<Note kind=tip>\n\nA\n\n</Note>',
    '7:1 This <Note> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'an unclosed quotation mark',
    '<Note kind="tip>\n\nA\n\n</Note>',
    '7:1 This <Note> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'a closing tag without an opening tag',
    '</Note>',
    '7:1 </Note> has no opening tag.',
    'Put <Note> before the text, on its own line, or delete </Note>.',
  ],
  [
    'a note in GitHub’s syntax',
    '> [!WARNING]\n> One',
    '7:3 This isn’t a valid note or tip.',
    'Delete these symbols. To set the text apart, use a block quote or a shortcode.',
  ],
  [
    'a note in Docusaurus’s syntax',
    ':::tip\nOne\n:::',
    '7:1 This isn’t a valid note or tip.',
    'Delete these symbols. To set the text apart, use a block quote or a shortcode.',
  ],
  [
    'bold text right before a word',
    '**Note:**one',
    '7:1 This ** would show as typed.',
    'For bold text, put ** right before and right after the words, then a space or punctuation: **Note:** text. To show asterisks, write \\*\\*.',
  ],
  [
    'bold text with spaces inside',
    '** Note ** one',
    '7:1 This ** would show as typed.',
    'For bold text, put ** right before and right after the words, then a space or punctuation: **Note:** text. To show asterisks, write \\*\\*.',
  ],
  [
    'unclosed bold text',
    '**Note one',
    '7:1 This ** would show as typed.',
    'For bold text, put ** right before and right after the words, then a space or punctuation: **Note:** text. To show asterisks, write \\*\\*.',
  ],
  [
    'unclosed emphasis',
    'One *two three',
    '7:5 This symbol would show as typed.',
    'For emphasis, put the symbol right before and right after the words: *text*. To show the symbol, write \\* or \\_.',
  ],
  [
    'an unclosed backtick',
    'One `two',
    '7:5 This backtick would show as typed.',
    'For code, put a backtick on each side, and write \\| for a vertical bar in a table. To show a backtick, write \\`.',
  ],
  [
    'unclosed strikethrough',
    'One ~~two',
    '7:5 This ~~ would show as typed.',
    'For strikethrough, put ~~ right before and right after the words: ~~text~~.',
  ],
  [
    'a link to an undefined reference',
    '[docs][docs]',
    '7:6 This isn’t a valid link.',
    'Write [text](/page). To use [text][name], add [name]: /page on its own line.',
  ],
  [
    'a wiki link',
    '[[page]]',
    '7:1 This isn’t a valid link.',
    'Write [text](/page). To use [text][name], add [name]: /page on its own line.',
  ],
  [
    'a link without text',
    '[](/about)',
    '7:1 This link has no text.',
    'Write text between the brackets.',
  ],
  [
    'an unused footnote',
    '[^2]: A note.',
    '7:1 This footnote isn’t used.',
    'Write [^2] where it belongs, or delete the footnote.',
  ],
  [
    'two footnotes with the same name',
    'One[^1].\n\n[^1]: A.\n\n[^1]: B.',
    '11:1 There’s another footnote named [^1].',
    'Give each footnote a different name.',
  ],
  [
    'an unused footnote with the name of a link',
    'See [text][1].\n\n[1]: /about\n\n[^1]: A note.',
    '11:1 This footnote isn’t used.',
    'Write [^1] where it belongs, or delete the footnote.',
  ],
  [
    'an unused link definition',
    '[docs]: https://a.example/',
    '7:1 This link definition isn’t used.',
    'Write [text][docs] where it belongs, or delete the link definition.',
  ],
  [
    'a checkbox',
    '- [x] One',
    '7:1 Checkboxes aren’t allowed here.',
    'Use a plain list, without [ ].',
  ],
  [
    'a checkbox without text',
    '- [ ] ',
    '7:3 This checkbox would show as typed.',
    'Write text after it, or delete it.',
  ],
  [
    'a heading without text',
    '## ???',
    '7:1 This heading has no text.',
    'Add text, or delete the heading.',
  ],
  [
    'an extra cell',
    '| a | b |\n|---|---|\n| 1 | 2 | 3 |',
    '9:9 This row has 3 cells, but the table has 2 columns.',
    'Add a heading for the extra column. To show a vertical bar, write \\|, even in code.',
  ],
  [
    'a missing cell',
    '| a | b |\n|---|---|\n| 1 |',
    '9:1 warning: This row has 1 cell, but the table has 2 columns.',
    'Add the missing cells, or leave a blank line between the table and the text after it.',
  ],
  [
    'a table without a line of hyphens',
    '| a | b |\n| 1 | 2 |',
    '7:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'a table with a short line of hyphens',
    '| a | b |\n|---|\n| 1 | 2 |',
    '7:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'bullets',
    '• One\n• Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a list with non-breaking spaces',
    '-\u00a0One\n-\u00a0Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a list without spaces',
    '*One\n*Two',
    '7:1 This symbol would show as typed.',
    'For a list, put a space after the symbol. For emphasis, also put a * after the last word.',
  ],
  [
    'text above a line of hyphens',
    'One\n---',
    '7:1 The hyphens or equals signs below this line turn it into a heading.',
    'Put a blank line below this line. For a heading, write ## Heading.',
  ],
  [
    'a private-use character',
    '\uf0b7 One',
    '7:1 This character (U+F0B7) only works in a font the site doesn’t have.',
    'Delete it, or use a different character.',
  ],
  [
    'HTML from Word in several paragraphs',
    "<p class=MsoNormal><b><span style='font-size:12.0pt'>One<o:p></o:p></span></b></p>\n\n<p class=MsoNormal>Two</p>",
    '7:1 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'a conditional comment from Word',
    '<!--[if gte mso 9]><xml></xml><![endif]-->\n\n<p>One</p>',
    '7:1 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'a bookmark from Word',
    '[]{#_Toc123}One',
    '7:1 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'a style in Pandoc’s syntax',
    'One [word]{.underline} more',
    '7:11 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'an empty comment',
    '<!-- -->',
    '7:1 Comments aren’t allowed here.',
    'Delete this comment. Put notes to yourself in the front matter, on lines that start with #.',
  ],
  [
    'a JavaScript import',
    "import a from './a'",
    '7:1 Code isn’t allowed here.',
    'Delete all of it. To show it, put it in backticks.',
  ],
  [
    'a JavaScript export',
    'export const a = 1',
    '7:1 Code isn’t allowed here.',
    'Delete all of it. To show it, put it in backticks.',
  ],
  [
    'an unclosed quotation mark in the last attribute',
    '<Figure src="./cover.png" alt="What it shows />',
    '7:1 This <Figure> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'bullets without a space',
    '•One\n•Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a list with en dashes',
    '– One\n– Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a numbered list without spaces',
    '1.One\n2.Two',
    '7:1 This isn’t a valid list.',
    'Put a space after the number.',
  ],
  [
    'highlighting',
    'One ==two three== four',
    '7:5 These symbols would show as typed.',
    'For bold text, write **text**; for emphasis, *text*. Put comments in the front matter, on lines that start with #.',
  ],
  [
    'underlining with plus signs',
    'One ++two++ three',
    '7:5 These symbols would show as typed.',
    'For bold text, write **text**; for emphasis, *text*. Put comments in the front matter, on lines that start with #.',
  ],
  [
    'a comment in Obsidian’s syntax',
    'One %%ask Ana%% two',
    '7:5 These symbols would show as typed.',
    'For bold text, write **text**; for emphasis, *text*. Put comments in the front matter, on lines that start with #.',
  ],
  [
    'an inline footnote',
    'One^[The note.] two',
    '7:4 This isn’t a valid footnote.',
    'Write [^1] here. At the end of the text, start a line with [^1]: and write the note.',
  ],
  [
    'a footnote with a space in its name',
    'One[^ 1] two',
    '7:4 This isn’t a valid footnote.',
    'Write [^1] here. At the end of the text, start a line with [^1]: and write the note.',
  ],
  [
    'a chatbot’s citation',
    'One【4†source】 two',
    '7:4 This citation was left by a chatbot.',
    'Delete it. To cite a source, add a footnote like [^1].',
  ],
  [
    'a link with its parts swapped',
    'One (two)[/about] three',
    '7:9 This isn’t a valid link.',
    'Write [text](/page). To use [text][name], add [name]: /page on its own line.',
  ],
  [
    'a table of contents in another system’s syntax',
    '[TOC]',
    '7:1 This is a tag from another system.',
    'Delete it. To show it, write \\[ instead of [.',
  ],
  [
    'a tag with attributes from another system',
    '[caption id="one"]One[/caption]',
    '7:1 This is a tag from another system.',
    'Delete it. To show it, write \\[ instead of [.',
  ],
  [
    'a list with emoji',
    '✅ One\n✅ Two\n✅ Three',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a list with letters',
    'a) One\nb) Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a list with number emoji',
    '1️⃣ One\n2️⃣ Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a table from a spreadsheet',
    'Name\tPrice\nAudit\t2800',
    '7:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'a link from Slack',
    'One <https://a.example/b|the guide> two',
    '7:5 Links in angle brackets don’t work here.',
    'Write [text](https://example.com) or [text](mailto:me@example.com).',
  ],
  [
    'a variable in double braces',
    'One {{price:starter}} two',
    '7:5 This is a template tag from another system.',
    'Delete it. To show it as is, put it in backticks. A variable looks like {price:starter}.',
  ],
  [
    'a shortcode in lowercase',
    '<note kind="tip">\n\nOne\n\n</note>',
    '7:1 Unknown shortcode “note”.',
    'Did you mean “Note”?',
  ],
  [
    'a comment written as a link definition',
    '[//]: # (ask Ana)',
    '7:1 This link definition isn’t used.',
    'Write [text][//] where it belongs, or delete the link definition.',
  ],
  [
    'a # without a space',
    '#One',
    '7:1 This isn’t a valid heading.',
    'Put a space after the last #.',
  ],
  [
    'an unclosed underscore',
    'One _two three',
    '7:5 This symbol would show as typed.',
    'For emphasis, put the symbol right before and right after the words: *text*. To show the symbol, write \\* or \\_.',
  ],
  [
    'a table without outer bars or a line of hyphens',
    'a | b\n1 | 2',
    '7:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'a table without outer bars, with a short line of hyphens',
    'a | b | c\n--- | ---\n1 | 2 | 3',
    '7:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'a blank line in a table',
    '| a | b |\n|---|---|\n\n| 1 | 2 |',
    '10:1 This isn’t a valid table.',
    'Put a | between columns, and a line like |---|---| below the first row, with one --- per column. Don’t leave blank lines in the table.',
  ],
  [
    'text right below a table',
    '| a | b |\n|---|---|\n| 1 | 2 |\nSource: us',
    '10:1 warning: This row has 1 cell, but the table has 2 columns.',
    'Add the missing cells, or leave a blank line between the table and the text after it.',
  ],
  [
    'text above a line of equals signs',
    'One\n===',
    '7:1 The hyphens or equals signs below this line turn it into a heading.',
    'Put a blank line below this line. For a heading, write ## Heading.',
  ],
  [
    'a non-breaking space',
    'One\u00a0two\u00a0three',
    '7:4 warning: There’s a non-breaking space (U+00A0) here.',
    'Delete it, or replace it with a regular space. There may be more in this file.',
  ],
  [
    'a zero-width space',
    'One\u200btwo',
    '7:4 warning: There’s a zero-width space (U+200B) here.',
    'Delete it, or replace it with a regular space. There may be more in this file.',
  ],
  [
    'a soft hyphen',
    'One\u00adtwo',
    '7:4 warning: There’s a soft hyphen (U+00AD) here.',
    'Delete it, or replace it with a regular space. There may be more in this file.',
  ],
  [
    'a link that says “click here”',
    'For more, [click here](/about).',
    '7:11 warning: This text doesn’t say where the link goes.',
    'Use words that describe the page.',
  ],
  [
    'a link without its closing parenthesis',
    'One [two](/about',
    '7:9 This isn’t a valid link or image.',
    'Delete any spaces in the URL or file name, and put a ) after it.',
  ],
  [
    'a space between the parts of a link',
    'One [two] (/about)',
    '7:9 This isn’t a valid link or image.',
    'Write [text](/page), with nothing between ] and (.',
  ],
  [
    'a line break between the parts of a link',
    'One [two]\n(https://a.example)',
    '7:9 This isn’t a valid link or image.',
    'Write [text](/page), with nothing between ] and (.',
  ],
  [
    'a link without parentheses',
    'One [two]/about and more',
    '7:9 This isn’t a valid link or image.',
    'Write [text](/page), with nothing between ] and (.',
  ],
  [
    'a link without its closing bracket',
    'One [two(https://a.example) three',
    '7:5 This isn’t a valid link or image.',
    'Put a ] between the words and the (.',
  ],
  [
    'multiplication signs that would turn into emphasis',
    'A 300*250 banner and a 728*90 one',
    '7:6 These asterisks would turn the text between them into emphasis.',
    'For multiplication, write ×. To show an asterisk, write \\*.',
  ],
  [
    'ranges with tildes that would be struck through',
    '10~20 people and 30~40 emails',
    '7:3 These tildes would strike through the text between them.',
    'For a range, write 10–20. To show a tilde, write \\~. For strikethrough, write ~~text~~.',
  ],
  [
    'a URL followed by punctuation that would become part of it',
    'See “https://a.example/b” today',
    '7:6 The link would include the punctuation after this URL.',
    'Write [text](https://example.com).',
  ],
  [
    'bullets not indented enough below a numbered item',
    '1. One\n  - Two\n2. Three',
    '8:3 This item isn’t indented enough to belong to the item above.',
    'Line it up with the first letter of the text above: two spaces for “- ”, three for “1. ”.',
  ],
  [
    'numbers not indented enough below a numbered item',
    '1. One\n  1. Two\n2. Three',
    '8:3 This item isn’t indented enough to belong to the item above.',
    'Line it up with the first letter of the text above: two spaces for “- ”, three for “1. ”.',
  ],
  [
    'bullets not indented enough below a blank line',
    '1. One\n\n  - Two',
    '9:3 This item isn’t indented enough to belong to the item above.',
    'Line it up with the first letter of the text above: two spaces for “- ”, three for “1. ”.',
  ],
  [
    'bullets with one space too many',
    '- One\n - Two\n - Three',
    '8:2 This item isn’t indented enough to belong to the item above.',
    'Line it up with the first letter of the text above: two spaces for “- ”, three for “1. ”.',
  ],
  [
    'backticks for apostrophes',
    'It`s what the store`s owner said',
    '7:3 These backticks would turn the text between them into code.',
    'For an apostrophe, write ’.',
  ],
  [
    'curly quotation marks around a caption',
    '![A page, as found](./a.png “The page, as found”)',
    '7:19 This isn’t a valid link or image.',
    'Put straight quotation marks around the caption.',
  ],
  [
    'an image in Obsidian’s syntax',
    '![[a.png]]',
    '7:1 This isn’t a valid link or image.',
    'Write ![What it shows](./picture.png) on its own line.',
  ],
  [
    'a sentence that starts with a year',
    '2025. That was the year.',
    '7:1 This number would start a list.',
    'Put a backslash before the period, like 2025\\., or start the sentence with a word.',
  ],
  [
    'a greater-than sign that would start a block quote',
    '> 50 employees need a plan',
    '7:1 warning: This > starts a block quote.',
    'For “more than”, use words. For a quote, put a word or a quotation mark after the >.',
  ],
  [
    'a list with letters',
    'a. One\nb. Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a numbered list without spaces',
    '1.one\n2.two',
    '7:1 This isn’t a valid list.',
    'Put a space after the number.',
  ],
  [
    'a list with em dashes',
    '— One\n— Two',
    '7:1 This isn’t a valid list.',
    'Start each line with a hyphen and a space.',
  ],
  [
    'a WordPress shortcode',
    '[contact-form-7 id="1"]',
    '7:1 This is a tag from another system.',
    'Delete it. To show it, write \\[ instead of [.',
  ],
  [
    'a note in MkDocs’s syntax',
    '!!! note',
    '7:1 This is markup from another system.',
    'Delete it.',
  ],
  [
    'a heading in Textile’s syntax',
    'h2. One',
    '7:1 This is markup from another system.',
    'Delete it.',
  ],
  [
    'an emoji code',
    'One :tada: two',
    '7:5 This is an emoji code.',
    'Delete it, or paste the emoji itself.',
  ],
  [
    'LaTeX math',
    'One $$x$$ two',
    '7:5 These symbols would show as typed.',
    'Write the formula in words or plain characters.',
  ],
  [
    'a superscript',
    'One x^2^ two',
    '7:6 These symbols would show as typed.',
    'Write the formula in words or plain characters.',
  ],
  [
    'a closing tag right after text',
    '<Note kind="tip">\n\nOne</Note>',
    '9:4 </Note> must be on its own line.',
    'Put a blank line above and below it.',
  ],
  [
    'words after a closing tag',
    '<Note kind="tip">\n\nOne\n\n</Note> two',
    '11:1 </Note> must be on its own line.',
    'Put a blank line above and below it.',
  ],
  [
    'text right after an opening tag',
    '<Note kind="tip">**One**\n\nTwo\n\n</Note>',
    '7:1 <Note> must be on its own line.',
    'Put a blank line above and below it.',
  ],
  [
    'words before an opening tag',
    'One <Note kind="tip">\n\nTwo\n\n</Note>',
    '7:5 <Note> must be on its own line.',
    'Put a blank line above and below it.',
  ],
  [
    'a closing tag in backticks and a note that’s never closed',
    'The end is `</Note>` here\n\n<Note kind="tip">',
    '9:1 <Note> is never closed.',
    'Put </Note> after its text. If it has no text, end the tag with />.',
  ],
  [
    'quotation marks in an attribute',
    '<Figure src="./cover.png" alt="The "best" cover" />',
    '7:1 This <Figure> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'a comma between attributes',
    '<Figure src="./cover.png", alt="What it shows" />',
    '7:1 This <Figure> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'a backslash at the end of a tag',
    '<Figure src="./cover.png" alt="What it shows" \\>',
    '7:1 This <Figure> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'a missing equals sign in an attribute',
    '<Note kind"tip">\n\nA\n\n</Note>',
    '7:1 This <Note> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'a space before a shortcode’s name',
    '< Note kind="tip">\n\nA\n\n</Note>',
    '11:1 </Note> has no opening tag.',
    'Put <Note> before the text, on its own line, or delete </Note>.',
  ],
  [
    'a space before the name of a shortcode without text',
    '< Figure src="./cover.png" alt="What it shows" />',
    '7:1 There’s a space after this <.',
    'Delete the space.',
  ],
  [
    'a space before a closing tag’s slash',
    '<Note kind="tip">\n\nA\n\n< /Note>',
    '7:1 <Note> is never closed.',
    'Put </Note> after its text. If it has no text, end the tag with />.',
    '11:1 There’s a space after this <.',
    'Delete the space.',
  ],
  [
    'spaces in both tags of a shortcode',
    '< Note kind="tip">\n\nA\n\n< /Note>',
    '11:1 There’s a space after this <.',
    'Delete the space.',
  ],
  [
    'a space in the closing tag of an invalid tag',
    '<Note kind=tip>\n\nA\n\n</ Note>',
    '7:1 This <Note> tag isn’t valid.',
    'Write it like <Name attribute="value"> or <Name attribute="value" />. Put values in straight quotation marks, and put only spaces between attributes. Inside a value, use “ and ”.',
  ],
  [
    'HTML in uppercase',
    '<P>One <B>two</B></P>',
    '7:1 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'formatted text that doesn’t say where a link goes',
    'Read [**here**](/about).',
    '7:6 warning: This text doesn’t say where the link goes.',
    'Use words that describe the page.',
  ],
  [
    'a line break in a table cell',
    '| a | b |\n|---|---|\n| 1<br>2 | 3 |',
    '9:4 HTML isn’t allowed here.',
    'Delete the tags and keep the words, or use Markdown: **bold**, *emphasis*, [text](/page), ![What it shows](./picture.png), or ## Heading. For a line break, start a new paragraph or table row. To show a tag, put it in backticks.',
  ],
  [
    'a vertical bar in code in a table cell',
    '| a | b |\n|---|---|\n| `a|b` | 3 |',
    '9:9 This row has 3 cells, but the table has 2 columns.',
    'Add a heading for the extra column. To show a vertical bar, write \\|, even in code.',
  ],
  [
    'a vertical bar in bold text in a table cell',
    '| a | b |\n|---|---|\n| **a|b** | 3 |',
    '9:11 This row has 3 cells, but the table has 2 columns.',
    'Add a heading for the extra column. To show a vertical bar, write \\|, even in code.',
  ],
  [
    'a chatbot’s citation in braces',
    'One :contentReference[oaicite:2]{index=2}',
    '7:5 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'Kramdown’s table of contents',
    '{:toc}',
    '7:1 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'a link’s attributes in braces',
    '[one](/about){target=_blank}',
    '7:14 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'a link’s attributes in Kramdown’s syntax',
    '[one](/about){: target="_blank"}',
    '7:14 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'an image’s width in braces',
    '![The cover of it](./cover.png){width=50%}',
    '7:32 Attributes in braces aren’t supported.',
    'Delete everything from here to the }.',
  ],
  [
    'a style sheet',
    '.a { color: red }',
    '7:4 Code isn’t allowed here.',
    'Delete all of it. To show it, put it in backticks.',
  ],
])('reports %s and still checks the rest of the text', (_, typed, ...messages) => {
  const found = messagesAfter(
    PAGE,
    'The first paragraph',
    `${typed}\n\n### Jump\n\n##### Farther\n\nThe first paragraph`,
  )
  const isJump = (index: number) => found[index - (index % 2)]?.includes('jumps from level')
  expect(found.filter((_, index) => !isJump(index))).toEqual(messages)
  expect(messages.join()).not.toMatch(INTERNAL)
  // Only a private-use character keeps the rest of the file from being checked.
  if (!typed.startsWith('\uf0b7'))
    expect(found.join()).toContain('This heading jumps from level 3 to level 5.')
})

test('reports an unclosed code block', () => {
  expect(messagesAfter(PAGE, '### Under', '```\n### Under')).toEqual([
    '17:1 This code block is never closed, so everything after it is code.',
    'Put ``` on its own line where the code ends.',
  ])
})

test.each([
  ['escaped braces', String.raw`\{price:starter\} and \{name: value\} and &#123;a: b&#125;`],
  ['symbols in code', '`{x}` `<b>` `**a`\n\n```html\n<b>{% x %}</b> {{ y }}\n```'],
  ['code in a list and in a block quote', '- One\n\n  ```\n  {x}\n  ```\n\n> ```\n> <b>\n> ```'],
  ['escaped symbols', String.raw`\* \** \~~ \[[ \] \< \_ ` + '\\`'],
  ['arithmetic', '3 * 4, 3*4, a < b, -5 degrees, 2 ~ 3, 1.5 and 1. One'],
  ['names with underscores', 'snake_case, a_b_c, `_private`, and _dmarc.example.com'],
  ['emphasis next to punctuation', '**Note**: *it*! (**x**), “*y*”, _z_; ***both***'],
  [
    'vertical bars and backticks in table cells',
    '| a | b |\n|---|---|\n| `a` | `b\\|c` |\n| \\` | \\`d |',
  ],
  ['a space after a less-than sign', 'a < Note and a < B>'],
  ['a space in a closing tag', '<Note kind="tip">\n\nA\n\n</ Note>'],
  ['sentences that start like code', 'import duties rise.\nexport needs a license.'],
  [
    'prose that looks like an import',
    'import fees from "abroad" rose.\nexport default rates fell.',
  ],
  ['a link’s URL in angle brackets', '[words](</about>)'],
  ['a vertical bar in a sentence', 'Home | About'],
  ['joined emoji and scripts that need joiners', '👩🏽‍💻 👨‍👩‍👧 می‌خواهم'],
  ['a dash in a sentence', 'One – two — three'],
  ['emphasis next to a number', 'The *3* of **10** and *one* 2'],
  ['a nested list', '1. One\n   - Two\n\n     Three\n   - Four\n2. Five\n\n> - Six\n>   - Seven'],
  ['a quote, a price, and a time', '> “50 people” came\n\n$5 and $6 at 10:30:45, a: b: c'],
  ['a URL and a period', 'See https://a.example/b. And (https://a.example/c).'],
  ['symbols in a sentence', 'a == b, C++ and C++, 10%, [sic], (1) one, ✅ done, and [one](/about)'],
])('accepts %s', (_, text) => {
  expect(messagesAfter(PAGE, 'The first paragraph', `${text}\n\nThe first paragraph`)).toEqual([])
})

test('accepts a comment after a value in quotation marks or on its own line', () => {
  const yaml = '# Mine\ntitle: "The page about home" # mine'
  expect(messagesAfter(PAGE, 'title: "The page about home"', yaml)).toEqual([])
})

test('checks the other fields if one is invalid', () => {
  const from = 'title: "The page about home"\ntags: [news]'
  const messages = messagesAfter(PAGE, from, 'title: A # b\ntags: [nesw, 5]')
  expect(messages.filter((_, index) => index % 2 === 0)).toEqual([
    '2:10 YAML ignores this # and everything after it.',
    '3:8 There’s no tag called “nesw”.',
    '3:14 Tags, entry 2: this is 5, but it needs to be text in quotation marks.',
  ])
})

test('reports a warning along with an error unless they’re on the same line', () => {
  const from = 'title: "The page about home"\ntags: [news]'
  const messages = messagesAfter(
    PAGE,
    from,
    'title: "The page about\u00a0home"\ntags: [nesw\u00a0]',
  )
  expect(messages.filter((_, index) => index % 2 === 0)).toEqual([
    '2:23 warning: There’s a non-breaking space (U+00A0) here.',
    '3:8 Tags, entry 1: “nesw[non-breaking space (U+00A0)]” is in the wrong format.',
  ])
})

describe('the order of dates is checked only if both are valid', () => {
  const days = z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'this is before the start' })
  const messages = (text: string) => {
    const file = sourceFile('days.json', text)
    const { located } = parseJson(file)
    return located && validate({ file, located }, days).diagnostics.map(({ message }) => message)
  }

  test.each([
    ['{ "from": "31 November", "to": "2026-11-30" }', 'From: “31 November” isn’t a valid date.'],
    ['{ "from": "Nov 14", "to": "2026-11-30" }', 'From: “Nov 14” isn’t a valid date.'],
    ['{ "from": "2026-12-01", "to": "2026-11-30" }', 'To: this is before the start.'],
  ])('%s', (text, message) => {
    expect(messages(text)).toEqual([message])
  })
})

describe('files', () => {
  const PNG = 'content/pages/home/cover.png'
  const HEIC = '\0\0\0\x18ftypheic\0\0\0\0heicmif1'
  const at = (path: string) => join(root, path)
  const all = () =>
    checkContent(root, content).diagnostics.map(
      ({ file, message, fix = '' }) => `${file}: ${message} ${fix}`,
    )
  const add = (path: string, from = PNG) => cpSync(at(from), at(path))
  const replaceInPage = (from: string, to: string) =>
    writeFileSync(at(PAGE), readFileSync(at(PAGE), 'utf8').replace(from, to))

  test.each<[name: string, change: () => void, message: string]>([
    [
      'a phone’s HEIC image that a page uses',
      () => {
        writeFileSync(at('content/pages/home/photo.heic'), HEIC)
        replaceInPage('./cover.png', './photo.heic')
      },
      'content/pages/home/photo.heic: This isn’t a valid PNG, JPG, WebP, or AVIF image. Open it in an image editor, export it as .jpg or .png, and use that name in the text.',
    ],
    [
      'an image with an uppercase extension that a page uses',
      () => {
        renameSync(at(PNG), at('content/pages/home/cover.PNG'))
        replaceInPage('./cover.png', './cover.PNG')
      },
      'content/pages/home/cover.PNG: This is a PNG file, but its name ends with .PNG. Rename it to cover.png, and use that name in the text.',
    ],
    [
      'an image with the wrong extension',
      () => add('content/pages/home/photo.jpg'),
      'content/pages/home/photo.jpg: This is a PNG file, but its name ends with .jpg. Rename it to photo.png, and use that name in the text.',
    ],
    [
      'a file saved as UTF-16',
      () =>
        writeFileSync(at(SITE), Buffer.from(`\ufeff${readFileSync(at(SITE), 'utf8')}`, 'utf16le')),
      `${SITE}: This character isn’t valid UTF-8. Save the file as UTF-8.`,
    ],
    [
      'a folder name with capitals and spaces',
      () => renameSync(at('content/pages/home'), at('content/pages/My Home')),
      'content/pages/My Home/index.mdx: The site doesn’t recognize this file or folder name. Rename “content/pages/My Home/index.mdx” to content/pages/my-home/index.mdx.',
    ],
    [
      'a folder name with a zero-width space',
      () => renameSync(at('content/pages/home'), at('content/pages/ho\u200bme')),
      'content/pages/ho\u200bme/index.mdx: The site doesn’t recognize this file or folder name. Rename “content/pages/ho[zero-width space (U+200B)]me/index.mdx” to content/pages/home/index.mdx.',
    ],
    [
      'a Markdown file with the wrong extension',
      () => renameSync(at(PAGE), at('content/pages/home/index.md')),
      'content/pages/home/index.md: The site doesn’t recognize this file or folder name. Rename “content/pages/home/index.md” to content/pages/home/index.mdx.',
    ],
    [
      'a Markdown file whose name has a capital letter',
      () => renameSync(at(PAGE), at('content/pages/home/Index.mdx')),
      'content/pages/home/Index.mdx: The site doesn’t recognize this file or folder name. Rename “content/pages/home/Index.mdx” to content/pages/home/index.mdx.',
    ],
    [
      'a required file with a second extension',
      () => renameSync(at(SITE), at('data/site.json.txt')),
      'data/site.json.txt: The site doesn’t recognize this file or folder name. Rename “data/site.json.txt” to data/site.json.',
    ],
    [
      'a required file whose name has a capital letter',
      () => renameSync(at(SITE), at('data/Site.json')),
      'data/Site.json: The site doesn’t recognize this file or folder name. Rename “data/Site.json” to data/site.json.',
    ],
    [
      'a required file with an uppercase extension',
      () => renameSync(at(SITE), at('data/site.JSON')),
      'data/site.JSON: The site doesn’t recognize this file or folder name. Rename “data/site.JSON” to data/site.json.',
    ],
    [
      'a renamed file that other files refer to',
      () => renameSync(at('data/tags.json'), at('data/tag.json')),
      'data/tag.json: The site doesn’t use this file. Did you mean “data/tags.json”?',
    ],
    [
      'a deleted file that other files refer to',
      () => rmSync(at('data/tags.json')),
      'data/tags.json: This file or folder is missing. Add it, restore it from Git history, or correct the options.',
    ],
    [
      'a GIF',
      () => writeFileSync(at('content/pages/home/photo.gif'), 'GIF89a\x01\0\x01\0'),
      'content/pages/home/photo.gif: This isn’t a valid PNG, JPG, WebP, or AVIF image. Open it in an image editor, export it as .jpg or .png, and use that name in the text.',
    ],
    [
      'a folder name with an underscore',
      () => renameSync(at('content/pages/home'), at('content/pages/my_home')),
      'content/pages/my_home/index.mdx: The site doesn’t recognize this file or folder name. Rename “content/pages/my_home/index.mdx” to content/pages/my-home/index.mdx.',
    ],
    [
      'a page that isn’t in a folder',
      () => add('content/pages/news.mdx', PAGE),
      'content/pages/news.mdx: The site doesn’t use this file. Move or rename it to match a path like content/pages/some-name/index.mdx, or delete it.',
    ],
    [
      'a misspelled file name',
      () => add('data/sites.json', SITE),
      'data/sites.json: The site doesn’t use this file. Did you mean “data/site.json”?',
    ],
    [
      'a file name that isn’t similar to a valid one',
      () => add('data/faq.json', SITE),
      'data/faq.json: The site doesn’t use this file. Check its name and folder, or delete it.',
    ],
  ])('reports %s', (_, change, message) => {
    change()
    expect(all()).toEqual([message])
  })

  test('reports a deleted file only once, even if another file mentions it', () => {
    rmSync(at(SITE))
    const namesIt = () => [sourceFile('data/tags.json', '').error(0, 'name', `There’s no ${SITE}.`)]
    const { diagnostics } = checkContent(root, { ...content, rules: [namesIt] })
    expect(diagnostics).toMatchObject([{ file: SITE, message: 'This file or folder is missing.' }])
  })
})
