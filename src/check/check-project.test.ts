import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import {
  minimalFiles,
  minimalProject,
  PICTURE,
  placeOf,
  words,
} from '../../tests/support/minimal-project'
import type { TestProject } from '../../tests/support/minimal-project'
import { post } from '../schema/post'
import { site } from '../schema/site'
import { checkProject } from './check-project'
import type { Fault } from '../documents/fault'
import { formatFaults } from '../documents/fault-report'

const STUDY = 'content/case-studies/first/index.mdx'
const POST = 'content/blog/one/index.mdx'
const STUDY_LIST = 'data/pages/case-studies.json'
const SITE = 'data/site.json'
const PRICING = 'data/pricing.json'
const SERVICE_PAGE = 'data/service-pages/seo.json'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('a good project has no faults, and every file of it is read', () => {
  const { faults, files, documents } = project.check()
  expect(faults).toEqual([])
  expect(files).toBe(Object.keys(minimalFiles()).length)
  expect(documents).toHaveLength(files)
})

test('the real project can be published: at most there is advice', () => {
  const { faults, files } = checkProject(process.cwd())
  expect(files).toBeGreaterThan(0)
  expect(faults.filter(({ severity }) => severity === 'error')).toEqual([])
})

/** The fields of a declaration in words. */
function listed({ shape }: { shape: object }): string {
  const names = Object.keys(shape)
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}

/** One thing broken, and the one fault that an editor reads. */
interface Break {
  file: string
  /** What is replaced, and by what. */
  from: string
  to: string
  /** The passage of the broken file at whose start the fault stands. */
  at: string
  rule: string
  severity?: Fault['severity']
  message: string
  remedy?: string
}

const BREAKS: Record<string, Break> = {
  'a comma forgotten in JSON': {
    file: SITE,
    from: '"language": "en",',
    to: '"language": "en"',
    at: '"locale"',
    rule: 'json-syntax',
    message: 'This is not valid JSON: comma expected.',
    remedy: 'Put a comma after the line before this place.',
  },
  'a comma too many in JSON': {
    file: 'data/tags.json',
    from: '\n]',
    to: ',\n]',
    at: ']',
    rule: 'json-syntax',
    message: 'This is not valid JSON: value expected.',
    remedy: 'There is a comma too many before this place, or a value is missing.',
  },
  'a comment in JSON': {
    file: SITE,
    from: '"language"',
    to: '// the language\n  "language"',
    at: '// the language',
    rule: 'json-syntax',
    message: 'This is not valid JSON: invalid comment token.',
    remedy: 'JSON has no comments: delete it.',
  },
  'a quotation mark forgotten in JSON': {
    file: SITE,
    from: '"Test Agency",',
    to: '"Test Agency,',
    at: '"Test Agency,',
    rule: 'json-syntax',
    message: 'This is not valid JSON: unexpected end of string.',
    remedy: 'Close the text with a quotation mark on the same line; a text has no line breaks.',
  },
  'a key given twice in JSON': {
    file: SITE,
    from: '"language": "en",',
    to: '"language": "en",\n  "name": "Another name",',
    at: '"name": "Another name"',
    rule: 'duplicate-key',
    message: '“name” is given twice.',
    remedy: 'Keep one of the two.',
  },
  'a colon without quotation marks in YAML': {
    file: STUDY,
    from: 'client: "A client described in words"',
    to: 'client: A client: described in words',
    at: 'A client: described',
    rule: 'yaml-syntax',
    message: 'This is not valid YAML: there is a second colon in this line.',
    remedy: 'Text with a colon needs quotation marks; lines of one list need the same indent.',
  },
  'a field given twice in YAML': {
    file: STUDY,
    from: 'industry: retail\n',
    to: 'industry: retail\nindustry: finance\n',
    at: 'industry: finance',
    rule: 'duplicate-key',
    message: 'This field is given twice.',
    remedy: 'Keep one of the two.',
  },
  'an alias in YAML': {
    file: STUDY,
    from: 'client: "A client described in words"\nindustry: retail',
    to: 'client: &client "A client described in words"\nindustry: *client',
    at: 'title:',
    rule: 'yaml-syntax',
    message: 'Anchors and aliases are not allowed.',
    remedy: 'Write the value out.',
  },
  'front matter that is not opened': {
    file: POST,
    from: '---\n',
    to: '\n',
    at: '\n',
    rule: 'front-matter',
    message: 'The file does not start with front matter.',
    remedy: 'Start it with a line of three hyphens, the fields, and another line of three hyphens.',
  },
  'front matter that is not closed': {
    file: POST,
    from: '\n---\n\nThe first',
    to: '\n\nThe first',
    at: '---',
    rule: 'front-matter',
    message: 'The front matter has no end.',
    remedy: 'Put a line of three hyphens between the fields and the text.',
  },
  'front matter whose end has lost half of its line’s end': {
    file: POST,
    from: '\n---\n\nThe first',
    to: '\r---\r\n\r\nThe first',
    at: '---',
    rule: 'front-matter',
    message: 'The front matter has no end.',
    remedy: 'Put a line of three hyphens between the fields and the text.',
  },
  'front matter pasted twice': {
    file: POST,
    from: '\n---\n\nThe first',
    to: '\n---\n\n---\ntitle: A second title\n---\n\nThe first',
    at: '---\ntitle: A second',
    rule: 'front-matter',
    message: 'There is front matter a second time; it would show as text.',
    remedy: 'Delete it, from one line of three hyphens to the other.',
  },
  'something left to fill in on a page that is live': {
    file: POST,
    from: 'The first paragraph',
    to: '‹what comes first› The first paragraph',
    at: '‹what',
    rule: 'placeholder',
    message: '“‹what comes first›” is still to be filled in.',
    remedy: 'Write your own in its place, without ‹ and ›; or keep “draft: true” until you have.',
  },
  'a missing field in JSON': {
    file: SITE,
    from: '"language": "en",\n  ',
    to: '',
    at: '{',
    rule: 'missing-field',
    message: 'The field “language” is missing.',
    remedy:
      'The language that the site is written in, as a BCP 47 tag; data/interface.json holds its words.',
  },
  'a missing field inside a group': {
    file: SITE,
    from: ',\n    "count": 12',
    to: '',
    at: '{\n    "value"',
    rule: 'missing-field',
    message: 'The field “count” is missing in rating.',
    remedy: 'How many reviews it comes from.',
  },
  'a missing field in front matter': {
    file: STUDY,
    from: 'provenance: illustrative\n',
    to: '',
    at: 'title:',
    rule: 'missing-field',
    message: 'The field “provenance” is missing.',
    remedy:
      'illustrative: an example of the work, without a real client. verified: a real client’s, with source, approvedBy and approvedOn.',
  },
  'a missing field in an entry of a list': {
    file: STUDY,
    from: '    better: higher\n',
    to: '',
    at: 'id: visits',
    rule: 'missing-field',
    message: 'The field “better” is missing in metrics, entry 1.',
    remedy: 'Which direction is the good one.',
  },
  'an unknown field': {
    file: SITE,
    from: '"language": "en",',
    to: '"language": "en",\n  "fax": "none",',
    at: '"fax"',
    rule: 'unknown-field',
    message: 'There is no field “fax”.',
    remedy: `The fields are ${listed(site)}.`,
  },
  'an unknown field in front matter': {
    file: POST,
    from: 'author: search-team',
    to: 'author: search-team\neditor: search-team',
    at: 'editor:',
    rule: 'unknown-field',
    message: 'There is no field “editor”.',
    remedy: `The fields are ${listed(post)}.`,
  },
  'a number in quotation marks': {
    file: PRICING,
    from: '"price": 5000',
    to: '"price": "5000"',
    at: '"5000"',
    rule: 'field',
    message:
      'Packages, entry 1, price: this is text, and a number without quotation marks is needed.',
    remedy:
      'Write 5000, the digits alone. The lowest price, in whole US dollars. Shown as “from $5,000”.',
  },
  'a price with a fraction': {
    file: PRICING,
    from: '"price": 5000',
    to: '"price": 5000.5',
    at: '5000.5',
    rule: 'field',
    message:
      'Packages, entry 1, price: this is a number with a fraction, and a whole number without quotation marks is needed.',
    remedy: 'The lowest price, in whole US dollars. Shown as “from $5,000”.',
  },
  'a price with a comma inside': {
    file: PRICING,
    from: '"price": 5000',
    to: '"price": 5,000',
    at: '000',
    rule: 'json-syntax',
    message: 'This is not valid JSON: property name expected.',
    remedy: 'A number has no comma inside: write 5000.',
  },
  'a price with a dollar sign': {
    file: PRICING,
    from: '"price": 5000',
    to: '"price": $5,000',
    at: '$5,000',
    rule: 'json-syntax',
    message: 'This is not valid JSON: invalid symbol.',
    remedy: 'A number has no sign before it and no comma inside: write 5000.',
  },
  'a quotation mark inside a text in JSON': {
    file: SITE,
    from: '"Test Agency",',
    to: '"Test "the best" Agency",',
    at: 'the best" Agency',
    rule: 'json-syntax',
    message: 'This is not valid JSON: invalid symbol.',
    remedy: 'A quotation mark inside a text ends it: write “ and ” there, or \\".',
  },
  'a quotation mark inside a text in YAML': {
    file: STUDY,
    from: 'client: "A client described in words"',
    to: 'client: "A client "described" in words: many"',
    at: '"A client "described"',
    rule: 'yaml-syntax',
    message: 'This is not valid YAML: the text goes on after its second quotation mark.',
    remedy: 'A quotation mark inside a text ends it: write “ and ” there, or \\".',
  },
  'lines of an entry that are set in differently': {
    file: STUDY,
    from: '    better: higher\n',
    to: '   better: higher\n',
    at: '   better: higher',
    rule: 'yaml-syntax',
    message: 'This is not valid YAML: this line is not set in as the lines around it.',
    remedy: 'Text with a colon needs quotation marks; lines of one list need the same indent.',
  },
  'a text where phrases are listed': {
    file: POST,
    from: '  keywords: [a phrase about one]',
    to: '  keywords: a text longer than a list may be',
    at: 'a text longer',
    rule: 'field',
    message: 'Metadata, keywords: this is text, and a list is needed.',
    remedy:
      'The phrases that this page should be found for, the main one first. A list stands between [ and ], with commas between its entries.',
  },
  'a price with the hyphen of the keyboard': {
    file: SERVICE_PAGE,
    from: '"$500–$900, once"',
    to: '"$500-1200 once"',
    at: '"$500-1200',
    rule: 'price',
    message: '“$500-1200 once” cannot be read as a price.',
    remedy: 'Write “$500–$1,200, once”, with a dash, –, between two sums.',
  },
  'a day as it is spoken': {
    file: POST,
    from: 'date: 2025-06-01',
    to: 'date: 9 March 2026',
    at: '9 March',
    rule: 'field',
    message: 'Date: “9 March 2026” is not a day as it is written here.',
    remedy: 'Write it as year-month-day, like 2026-03-09.',
  },
  'an unknown shortcode that is closed by its right name': {
    file: POST,
    from: '<Callout kind="note">',
    to: '<Calout kind="note">',
    at: '<Calout',
    rule: 'shortcode',
    message: 'There is no shortcode “Calout”.',
    remedy: 'Did you mean “Callout”?',
  },
  'an author’s name where the slug is needed': {
    file: POST,
    from: 'author: search-team',
    to: 'author: The search team',
    at: 'The search team',
    rule: 'field',
    message: 'Author: “The search team” has the wrong form.',
    remedy:
      'Expected lower-case letters, digits and single hyphens, like “the-search-team”. The team that wrote it, from data/authors.json.',
  },
  'a price of nothing': {
    file: PRICING,
    from: '"price": 5000',
    to: '"price": 0',
    at: '0,\n      "period"',
    rule: 'field',
    message: 'Packages, entry 1, price: 0 is too small; more than 0 is needed.',
    remedy: 'The lowest price, in whole US dollars. Shown as “from $5,000”.',
  },
  'a price that cannot be compared': {
    file: SERVICE_PAGE,
    from: '"$500–$900, once"',
    to: '"on request"',
    at: '"on request"',
    rule: 'price',
    message: '“on request” cannot be read as a price.',
    remedy:
      'Write a price like “$625”, “$2,800–$4,800, once” or “$1,900 a month”; the words that may follow are “after” in data/price-words.json.',
  },
  'numbers and days of another language': {
    file: 'data/site.json',
    from: '"language": "en"',
    to: '"language": "de"',
    at: '"en_GB"',
    rule: 'language',
    message: 'The site is written in “de”, and its numbers and days would be in “en_GB”.',
    remedy: 'Write "de_DE" here, or the other language in “language”.',
  },
  'no price to begin with': {
    file: SERVICE_PAGE,
    from: '"$500–$900, once"',
    to: '"$500–$900 per hour"',
    at: '[\n      {\n        "name": "Way 1"',
    rule: 'price',
    message: 'No row is a price to begin with, and lists of services state one.',
    remedy: 'Leave “extra” out where something can be bought by itself, once or monthly.',
  },
  'a service of which nothing is typical': {
    file: SERVICE_PAGE,
    from: ',\n        "typical": 1',
    to: '',
    at: '[\n      {\n        "name": "Way 1"',
    rule: 'price',
    message: 'No row says what a typical client buys, and the table of prices adds it up.',
    remedy: 'Add “typical”: 1, or the number of months, to the rows that most clients buy.',
  },
  'a rating above five': {
    file: SITE,
    from: '"value": 4.5',
    to: '"value": 5.5',
    at: '5.5',
    rule: 'field',
    message: 'Rating, value: 5.5 is too large; at most 5 is allowed.',
    remedy: 'The average, of five.',
  },
  'yes and no in words': {
    file: PRICING,
    from: '"popular": false',
    to: '"popular": "no"',
    at: '"no"',
    rule: 'field',
    message:
      'Packages, entry 1, popular: this is text, and true or false without quotation marks is needed.',
    remedy: 'true on the one package marked Most Popular, false on the others.',
  },
  'a text where a list is needed': {
    file: STUDY,
    from: 'services: [seo, ppc]',
    to: 'services: seo',
    at: 'seo\n',
    rule: 'field',
    message: 'Services: this is text, and a list is needed.',
    remedy:
      'The services used, the main one first. A list stands between [ and ], with commas between its entries.',
  },
  'a field left empty in YAML': {
    file: STUDY,
    from: 'industry: retail',
    to: 'industry:',
    at: '\nservices',
    rule: 'field',
    message: 'Industry: this is empty, and text in quotation marks is needed.',
    remedy: 'The client’s industry, from data/industries.json.',
  },
  'a text of blanks': {
    file: SITE,
    from: '"Test Agency"',
    to: '"   "',
    at: '"   "',
    rule: 'field',
    message: 'Name: there is no text here.',
    remedy: 'The agency’s name.',
  },
  'a title that result pages would cut': {
    file: STUDY,
    from: 'A page title for tests about first',
    to: words('first', 60),
    at: `"${words('first', 60)}"`,
    rule: 'field',
    message: `Metadata, title: the text has ${words('first', 60).length} characters, and at most 60 fit.`,
    remedy:
      'The title in the browser tab and on result pages, 30 to 60 characters, unique on the site.',
  },
  'a title that says too little': {
    file: STUDY,
    from: 'A page title for tests about first',
    to: 'First',
    at: '"First"',
    rule: 'field',
    message: 'Metadata, title: the text has 5 characters, and at least 30 are needed.',
    remedy:
      'The title in the browser tab and on result pages, 30 to 60 characters, unique on the site.',
  },
  'two related studies where three are needed': {
    file: STUDY,
    from: '[second, third, fourth]',
    to: '[second, third]',
    at: '[second, third]',
    rule: 'field',
    message: 'Related: the list has 2 entries, and exactly 3 are needed.',
    remedy: 'Three other case studies.',
  },
  'no tags': {
    file: POST,
    from: 'tags: [audits]',
    to: 'tags: []',
    at: '[]',
    rule: 'field',
    message: 'Tags: the list has 0 entries, and at least 1 are needed.',
    remedy: 'One to four tags.',
  },
  'a value that is nearly one of the possible ones': {
    file: STUDY,
    from: 'provenance: illustrative',
    to: 'provenance: ilustrative',
    at: 'ilustrative',
    rule: 'field',
    message: 'Provenance: “ilustrative” is not one of the possible values.',
    remedy: 'Did you mean “illustrative”?',
  },
  'a value that is none of the possible ones': {
    file: SITE,
    from: '"icon": "linkedin"',
    to: '"icon": "butterfly"',
    at: '"butterfly"',
    rule: 'field',
    message: 'Social, entry 1, icon: “butterfly” is not one of the possible values.',
    remedy: 'Possible: linkedin, facebook, instagram, x and youtube.',
  },
  'a day that does not exist': {
    file: STUDY,
    from: 'date: 2025-06-01',
    to: 'date: 2026-13-40',
    at: '2026-13-40',
    rule: 'field',
    message: 'Date: “2026-13-40” is not a day that exists.',
    remedy: 'Write it as year-month-day, like 2026-03-09.',
  },
  'the 29th of February of a common year': {
    file: POST,
    from: 'date: 2025-06-01',
    to: 'date: 2025-02-29',
    at: '2025-02-29',
    rule: 'field',
    message: 'Date: “2025-02-29” is not a day that exists.',
    remedy: 'Write it as year-month-day, like 2026-03-09.',
  },
  'a slug with capitals': {
    file: 'data/tags.json',
    from: '"audits"',
    to: '"Audits"',
    at: '"Audits"',
    rule: 'field',
    message: 'Entry 1, slug: “Audits” has the wrong form.',
    remedy: 'Expected lower-case letters, digits and single hyphens, like “audits”.',
  },
  'an address without https': {
    file: SITE,
    from: 'https://builder',
    to: 'http://builder',
    at: '"http://builder',
    rule: 'field',
    message: 'WebsiteBuilder, url: “http://builder.test-agency.example/” has the wrong form.',
    remedy: 'Write the whole address, starting with https://',
  },
  'an email address without an at sign': {
    file: SITE,
    from: 'hello@',
    to: 'hello.',
    at: '"hello.',
    rule: 'field',
    message: 'Email: “hello.test-agency.example” has the wrong form.',
    remedy: 'Where enquiries go.',
  },
  'an hour that no clock shows': {
    file: SITE,
    from: '18:00',
    to: '24:00',
    at: '"24:00"',
    rule: 'field',
    message: 'Hours, closes: “24:00” has the wrong form.',
    remedy: 'Expected a time as HH:MM.',
  },
  'a slash at the end of a path': {
    file: 'data/navigation.json',
    from: '"/services"',
    to: '"/services/"',
    at: '"/services/"',
    rule: 'field',
    message: 'AllServices, path: “/services/” has the wrong form.',
    remedy: 'Expected a path of this site, like /services/seo, without a trailing slash.',
  },
  'two entries with one slug': {
    file: 'data/industries.json',
    from: '[\n',
    to: '[\n  { "slug": "finance", "name": "More finance" },\n',
    at: '"finance",\n    "name": "Finance"',
    rule: 'unique',
    message: '“finance” is the slug of two entries.',
    remedy: 'Give each entry its own.',
  },
  'a question that is asked twice': {
    file: SERVICE_PAGE,
    from: '"What is question 1?"',
    to: '"what is question 2? "',
    at: '"What is question 2?"',
    rule: 'unique',
    message: '“What is question 2?” is the question of two entries.',
    remedy: 'Keep one of the two.',
  },
  'two metrics with one id': {
    file: STUDY,
    from: 'id: returns',
    to: 'id: orders',
    at: 'orders\n    label: Number of returns',
    rule: 'unique',
    message: '“orders” is the id of two entries.',
    remedy: 'Give each entry its own.',
  },
  'a title that another page has': {
    file: 'content/case-studies/second/index.mdx',
    from: 'A page title for tests about second',
    to: 'A page title for tests about first',
    at: '"A page title for tests about first"',
    rule: 'unique',
    message: `The same title stands in ${STUDY}.`,
    remedy: 'Each page needs its own.',
  },
  'two services at one place': {
    file: 'data/services/seo.json',
    from: '"order": 1',
    to: '"order": 2',
    at: '2,\n  "summary"',
    rule: 'unique',
    message: 'The same order stands in data/services/ppc.json.',
    remedy: 'Each page needs its own.',
  },
  'a slug unlike the file’s name': {
    file: 'data/services/ppc.json',
    from: '"slug": "ppc"',
    to: '"slug": "ppd"',
    at: '"ppd"',
    rule: 'slug',
    message: '“slug” is “ppd”, but the file is named “ppc”.',
    remedy: 'Make the two the same.',
  },
  'a reference that is nearly right': {
    file: STUDY,
    from: 'industry: retail',
    to: 'industry: retial',
    at: 'retial',
    rule: 'reference',
    message: 'There is no industry “retial”.',
    remedy: 'Did you mean “retail”?',
  },
  'a reference to nothing': {
    file: POST,
    from: 'author: search-team',
    to: 'author: nobody',
    at: 'nobody',
    rule: 'reference',
    message: 'There is no author “nobody”.',
    remedy: 'Known: search-team.',
  },
  'a reference in JSON': {
    file: 'data/navigation.json',
    from: '"seo"',
    to: '"seoo"',
    at: '"seoo"',
    rule: 'reference',
    message: 'There is no service “seoo”.',
    remedy: 'Did you mean “seo”?',
  },
  'a related study named twice': {
    file: STUDY,
    from: '[second, third, fourth]',
    to: '[second, third, second]',
    at: 'second]',
    rule: 'reference',
    message: '“second” is named twice.',
    remedy: 'Name another study.',
  },
  'a study related to itself': {
    file: STUDY,
    from: '[second, third, fourth]',
    to: '[second, third, first]',
    at: 'first]',
    rule: 'reference',
    message: 'The study names itself as related.',
    remedy: 'Name another study.',
  },
  'a package that costs less than the one before it': {
    file: PRICING,
    from: '"price": 5000,\n      "period": "once",\n      "description": "Words about professional',
    to: '"price": 4999,\n      "period": "once",\n      "description": "Words about professional',
    at: '4999',
    rule: 'price',
    severity: 'warning',
    message:
      'The professional package costs less than The starter package, which stands before it.',
    remedy: 'Look at both prices, or put the packages in the order of their prices.',
  },
  'an author whom nothing names': {
    file: 'data/authors.json',
    from: '[\n',
    to: '[\n  { "slug": "nobody", "name": "Nobody at all", "description": "Writes for no page of this site, and is named by none." },\n',
    at: '"nobody"',
    rule: 'unused',
    severity: 'warning',
    message: 'Nothing names the author “nobody”.',
    remedy: 'Name it in a study or a post, or delete the entry.',
  },
  'a link whose words say nothing': {
    file: POST,
    from: 'The first paragraph',
    to: '[Click here](/about) or The first paragraph',
    at: '[Click here]',
    rule: 'link-advice',
    severity: 'warning',
    message: 'The words “Click here” do not say where the link leads.',
    remedy: 'Link the words that name it: many readers hear the links of a page alone.',
  },
  'a full address of the site itself': {
    file: POST,
    from: 'The first paragraph',
    to: '[About us](https://www.test-agency.example/about#team) The first paragraph',
    at: '[About us]',
    rule: 'link-advice',
    severity: 'warning',
    message: 'This is a full address of the site itself.',
    remedy: 'Write /about#team',
  },
  'a link with a query, to no page': {
    file: POST,
    from: 'The first paragraph',
    to: '[About us](/abut?from=here#team) The first paragraph',
    at: '[About us]',
    rule: 'link',
    message: 'There is no page /abut.',
    remedy: 'Did you mean “/about”?',
  },
  'a title that ends at a number sign': {
    file: POST,
    from: 'title: "A post with the number one"',
    to: 'title: Why #1 is a lonely place to be',
    at: 'Why #1',
    rule: 'field',
    message: 'Title: the text has 3 characters, and at least 20 are needed.',
    remedy: 'What follows “ #” is a comment: put the whole text between quotation marks.',
  },
  'a tab before a field': {
    file: STUDY,
    from: '    label: Number of returns',
    to: '    \tlabel: Number of returns',
    at: '\tlabel',
    rule: 'yaml-syntax',
    message: 'A tab stands at the beginning of this line.',
    remedy: 'Lines of front matter are set in with spaces: put two in the place of each tab.',
  },
  'a typographic quotation mark in JSON': {
    file: PRICING,
    from: '"period": "once"',
    to: '“period”: "once"',
    at: '“period”',
    rule: 'json-syntax',
    message: 'This is not valid JSON: invalid symbol.',
    remedy: 'This is a typographic quotation mark: JSON needs the straight one, ".',
  },
  'a second Most Popular': {
    file: PRICING,
    from: '"popular": false',
    to: '"popular": true',
    at: 'true,\n      "buttonText": "Choose professional"',
    rule: 'popular',
    message: 'The professional package is the second package marked as popular.',
    remedy: 'Set it to false here, or on The starter package.',
  },
  'a cover that is not there': {
    file: POST,
    from: 'metadata:',
    to: 'cover: ./cover.png\ncoverAlt: What the cover shows\nmetadata:',
    at: './cover.png',
    rule: 'picture',
    message: 'There is no picture ./cover.png beside this file.',
    remedy: 'Check its name, capitals too, or add it.',
  },
  'a picture in the text that is not there': {
    file: POST,
    from: 'The first paragraph',
    to: '<Figure src="./home.png" alt="The home page" />\n\nThe first paragraph',
    at: 'src="./home.png"',
    rule: 'picture',
    message: 'There is no picture ./home.png beside this file.',
    remedy: 'Check its name, capitals too, or add it.',
  },
  'a picture in the text whose name has a space': {
    file: POST,
    from: 'The first paragraph',
    to: '<Figure src="./IMG 2041.JPG" alt="The home page" />\n\nThe first paragraph',
    at: 'src="./IMG',
    rule: 'picture',
    message: 'The picture’s name “IMG 2041.JPG” has a space.',
    remedy: 'Rename the file to img-2041.jpg, and write ./img-2041.jpg where the text names it.',
  },
  'a cover that a telephone saved': {
    file: POST,
    from: 'metadata:',
    to: 'cover: ./IMG_2041.HEIC\ncoverAlt: What the cover shows\nmetadata:',
    at: './IMG_2041',
    rule: 'picture',
    message: 'Browsers show no HEIC pictures.',
    remedy:
      'Export it as JPEG, under a name like img-2041.jpg. On an iPhone, Settings, Camera, Formats, “Most Compatible” takes JPEG from the start.',
  },
  'a Markdown picture without a description': {
    file: POST,
    from: 'The first paragraph',
    to: '![](./home.png)\n\nThe first paragraph',
    at: '![]',
    rule: 'picture',
    message: 'The picture has no description.',
    remedy:
      'Say between the brackets what it shows, for those who cannot see it: ![What it shows](./picture.png).',
  },
  'a Markdown picture with a poor description': {
    file: POST,
    from: 'The first paragraph',
    to: '![A cat](./home.png)\n\nThe first paragraph',
    at: '![A',
    rule: 'picture',
    message: 'The picture’s description has 5 characters; it needs 10 to 300.',
    remedy:
      'Say between the brackets what it shows, for those who cannot see it: ![What it shows](./picture.png).',
  },
  'a Markdown picture with a poor caption': {
    file: POST,
    from: 'The first paragraph',
    to: '![The home page](./home.png "So")\n\nThe first paragraph',
    at: '![The',
    rule: 'picture',
    message: 'The line under the picture, in quotation marks, is too short or too long.',
    remedy: 'It needs 10 to 240 characters.',
  },
  'a Markdown picture that is not there': {
    file: POST,
    from: 'The first paragraph',
    to: '![The home page](./home.png)\n\nThe first paragraph',
    at: '![The',
    rule: 'picture',
    message: 'There is no picture ./home.png beside this file.',
    remedy: 'Check its name, capitals too, or add it.',
  },
  'a Markdown picture of another site': {
    file: POST,
    from: 'The first paragraph',
    to: '![The home page](https://cats.example/cat.png)\n\nThe first paragraph',
    at: '![The',
    rule: 'picture',
    message: 'https://cats.example/cat.png is on another site.',
    remedy: 'Put the picture beside the file, and name it like ./home.png.',
  },
  'a Markdown picture in a sentence': {
    file: POST,
    from: 'The first paragraph',
    to: '![The home page](./home.png) The first paragraph',
    at: '![The',
    rule: 'picture',
    message: 'A picture stands within a sentence.',
    remedy: 'Put it on a line of its own, with an empty line above it and below it.',
  },
  'a Markdown picture by reference': {
    file: POST,
    from: 'The first paragraph',
    to: '![A cat][cat]\n\n[cat]: https://cats.example/cat.png\n\nThe first paragraph',
    at: '![A cat]',
    rule: 'picture',
    message: 'The address of a picture stands apart from it.',
    remedy: 'Write ![What it shows](./picture.png).',
  },
  'a line break of HTML': {
    file: POST,
    from: 'The first paragraph',
    to: 'Above<br>below. The first paragraph',
    at: '<br>',
    rule: 'notation',
    message: 'A line break is written as in HTML.',
    remedy: 'Put a backslash at the end of the line, \\, or begin a new paragraph.',
  },
  'a closed line break of HTML': {
    file: POST,
    from: 'The first paragraph',
    to: 'Above<br />below. The first paragraph',
    at: '<br />',
    rule: 'notation',
    message: 'A line break is written as in HTML.',
    remedy: 'Put a backslash at the end of the line, \\, or begin a new paragraph.',
  },
  'an address in angle brackets': {
    file: POST,
    from: 'The first paragraph',
    to: 'See <https://other.example/a?b=c>. The first paragraph',
    at: '<https',
    rule: 'notation',
    message: 'An address stands in angle brackets.',
    remedy: 'Write [what it leads to](https://other.example/a?b=c).',
  },
  'a mail address in angle brackets': {
    file: POST,
    from: 'The first paragraph',
    to: 'Write to <me@other.example>. The first paragraph',
    at: '<me@',
    rule: 'notation',
    message: 'A mail address stands in angle brackets.',
    remedy: 'Write [me@other.example](mailto:me@other.example).',
  },
  'a comment of HTML': {
    file: POST,
    from: 'The first paragraph',
    to: '<!-- later -->\n\nThe first paragraph',
    at: '<!--',
    rule: 'notation',
    message: 'A comment is written as in HTML.',
    remedy: 'Delete it, from <!-- to -->.',
  },
  'a tab in the front matter': {
    file: POST,
    from: 'author: search-team',
    to: 'author: search-team\n\teditor: none',
    at: '\teditor',
    rule: 'yaml-syntax',
    message: 'A tab stands at the beginning of this line.',
    remedy: 'Lines of front matter are set in with spaces: put two in the place of each tab.',
  },
  'a shared picture without a description': {
    file: 'data/pages/about.json',
    from: '"keywords"',
    to: '"ogImage": "https://cdn.test-agency.example/about.png",\n    "keywords"',
    at: '"https://cdn',
    rule: 'missing-field',
    message: '“ogImage” is given without “ogImageAlt”.',
    remedy: 'Say what the picture shows.',
  },
  'a shared picture of a case study without a description': {
    file: STUDY,
    from: '  keywords:',
    to: '  ogImage: https://cdn.test-agency.example/first.png\n  keywords:',
    at: 'https://cdn',
    rule: 'missing-field',
    message: '“ogImage” is given without “ogImageAlt”.',
    remedy: 'Say what the picture shows.',
  },
  'a shared picture of a post without a description': {
    file: POST,
    from: '  keywords:',
    to: '  ogImage: https://cdn.test-agency.example/one.png\n  keywords:',
    at: 'https://cdn',
    rule: 'missing-field',
    message: '“ogImage” is given without “ogImageAlt”.',
    remedy: 'Say what the picture shows.',
  },
  'an unknown shortcode that is nearly right': {
    file: POST,
    from: '<Callout kind="note">\n\nA note.\n\n</Callout>',
    to: '<Calout kind="note">\n\nA note.\n\n</Calout>',
    at: '<Calout',
    rule: 'shortcode',
    message: 'There is no shortcode “Calout”.',
    remedy: 'Did you mean “Callout”?',
  },
  'HTML in the text': {
    file: POST,
    from: 'The first paragraph',
    to: '<iframe src="https://other.example/"></iframe> The first paragraph',
    at: '<iframe',
    rule: 'shortcode',
    message: 'There is no shortcode “iframe”.',
    remedy: 'Use Video: content/README.md shows how.',
  },
  'an unknown attribute': {
    file: POST,
    from: 'kind="note"',
    to: 'kind="note" colour="red"',
    at: 'colour=',
    rule: 'attribute',
    message: 'Callout has no attribute “colour”.',
    remedy: 'Its attributes are kind, title.',
  },
  'an attribute with a value that does not fit': {
    file: POST,
    from: 'kind="note"',
    to: 'kind="remark"',
    at: 'kind="remark"',
    rule: 'attribute',
    message: 'The attribute “kind” of Callout has a value that does not fit.',
    remedy: 'note: worth knowing; warning: goes wrong easily; result: what came of it.',
  },
  'a shortcode that holds text and must not': {
    file: STUDY,
    from: '<Metric id="visits" />',
    to: '<Metric id="visits">Text</Metric>',
    at: '<Metric',
    rule: 'shortcode',
    message: 'Metric holds no text.',
    remedy: 'Write <Metric … /> and put the text after it.',
  },
  'a shortcode without its text': {
    file: POST,
    from: '<Callout kind="note">\n\nA note.\n\n</Callout>',
    to: '<Callout kind="note" />',
    at: '<Callout',
    rule: 'shortcode',
    message: 'Callout is empty.',
    remedy: 'Put text between <Callout> and </Callout>.',
  },
  'a comparison of one side': {
    file: POST,
    from: 'The first paragraph',
    to: '<Comparison>\n<Side label="One">\n\nText\n\n</Side>\n</Comparison>\n\nThe first paragraph',
    at: '<Comparison>',
    rule: 'shortcode',
    message: 'Comparison holds two <Side> shortcodes and nothing else.',
    remedy: 'Write <Side label="…">…</Side> twice inside it.',
  },
  'steps without numbers': {
    file: POST,
    from: 'The first paragraph',
    to: '<Steps>\n\n- One\n- Two\n\n</Steps>\n\nThe first paragraph',
    at: '<Steps>',
    rule: 'shortcode',
    message: 'Steps holds one numbered list and nothing else.',
    remedy: 'Start its lines with 1. 2. 3.',
  },
  'a metric that the front matter lacks': {
    file: STUDY,
    from: '<Metric id="visits" />',
    to: '<Metric id="visit" />',
    at: 'id="visit" ',
    rule: 'reference',
    message: 'The front matter has no metric “visit”.',
    remedy: 'Did you mean “visits”?',
  },
  'a chart in a post without charts': {
    file: POST,
    from: 'The first paragraph',
    to: '<Chart id="by-month" />\n\nThe first paragraph',
    at: 'id="by-month"',
    rule: 'reference',
    message: 'The front matter has no chart “by-month”.',
  },
  'a drawing of a chart that its study lacks': {
    file: 'data/service-pages/seo.json',
    from: '"item": "by-month"',
    to: '"item": "by-mont"',
    at: '"by-mont"',
    rule: 'reference',
    message: 'The study “first” has no chart and no metric “by-mont”.',
    remedy: 'Did you mean “by-month”?',
  },
  'a drawing of something else': {
    file: 'data/service-pages/seo.json',
    from: '"item": "by-month"',
    to: '"item": "the-weather-in-may"',
    at: '"the-weather-in-may"',
    rule: 'reference',
    message: 'The study “first” has no chart and no metric “the-weather-in-may”.',
    remedy: 'It has by-month, visits, orders, returns.',
  },
  'a file to confirm that is not there': {
    file: 'data/to-confirm.json',
    from: '"data/site.json"',
    to: '"data/sites.json"',
    at: '"data/sites.json"',
    rule: 'reference',
    message: 'There is no file data/sites.json.',
    remedy: 'Did you mean “data/site.json”?',
  },
  'an import in the text': {
    file: POST,
    from: 'The first paragraph',
    to: 'import fs from "node:fs"\n\nThe first paragraph',
    at: 'import fs',
    rule: 'code',
    message: 'The text contains code: import, export and { } are not allowed.',
    remedy: 'Delete it; to show a brace, write \\{ or put it between backticks.',
  },
  'an expression in the text': {
    file: POST,
    from: 'The first paragraph',
    to: 'The {process.exit(1)} first paragraph',
    at: '{process',
    rule: 'code',
    message: 'The text contains code: import, export and { } are not allowed.',
    remedy: 'Delete it; to show a brace, write \\{ or put it between backticks.',
  },
  'an expression in an attribute': {
    file: POST,
    from: 'kind="note"',
    to: 'kind={"note"}',
    at: 'kind={',
    rule: 'attribute',
    message: 'An attribute of Callout is not plain text.',
    remedy: 'Write name="value" with quotation marks and without { }.',
  },
  'attributes spread out of an expression': {
    file: POST,
    from: 'kind="note"',
    to: '{...process.env}',
    at: '{...',
    rule: 'attribute',
    message: 'An attribute of Callout is not plain text.',
    remedy: 'Write name="value" with quotation marks and without { }.',
  },
  'a shortcode that is not closed': {
    file: POST,
    from: '\n\n</Callout>',
    to: '',
    at: '<Callout',
    rule: 'mdx-syntax',
    message: 'A shortcode is not closed as it was opened: Expected a closing tag for `<Callout>`.',
    remedy: 'Close each shortcode with its own name, like </Callout>, on a line of its own.',
  },
  'a less-than sign that opens nothing': {
    file: POST,
    from: 'The first paragraph',
    to: 'Fewer than <5 of the first paragraph',
    at: '<5 of the first',
    rule: 'mdx-syntax',
    message: 'This is not valid MDX: Unexpected character after `<`, expected a valid JSX tag.',
    remedy: 'To show < or {, write \\< or \\{, or put it between backticks.',
  },
  'code after signs that take several bytes': {
    file: POST,
    from: 'The first paragraph',
    to: '😀 “Größe” – \u{1d11e}\n\n😀 “Größe” – {x} paragraph',
    at: '{x}',
    rule: 'code',
    message: 'The text contains code: import, export and { } are not allowed.',
    remedy: 'Delete it; to show a brace, write \\{ or put it between backticks.',
  },
  'a tag that is wrong after signs that take several bytes': {
    file: POST,
    from: 'The first paragraph',
    to: '😀 “Größe” – \u{1d11e}\n\n😀 “Größe” – <5 paragraph',
    at: '<5 paragraph',
    rule: 'mdx-syntax',
    message: 'This is not valid MDX: Unexpected character after `<`, expected a valid JSX tag.',
    remedy: 'To show < or {, write \\< or \\{, or put it between backticks.',
  },
  'a dead link after lines that end as on Windows': {
    file: POST,
    from: 'The first paragraph',
    to: 'One.\r\n\r\nTwo “é”.\r\n\r\n[There](/nowhere-at-all), the first paragraph',
    at: '[There]',
    rule: 'link',
    message: 'There is no page /nowhere-at-all.',
    remedy: 'Lead to another page, or take the link out; /sitemap lists all there are.',
  },
  'a heading that jumps': {
    file: STUDY,
    from: '### In detail',
    to: '#### In detail',
    at: '#### In detail',
    rule: 'heading',
    message: 'The heading jumps from level 2 to level 4.',
    remedy: 'Use ### here.',
  },
  'a heading of the first level': {
    file: POST,
    from: '## A heading',
    to: '# A heading',
    at: '# A heading',
    rule: 'heading',
    message: 'A heading of the first level stands in the text.',
    remedy: 'The title is the page’s first heading; start with ## here.',
  },
  'a link to a page that is nearly right': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(/services/soe)',
    at: '[a link]',
    rule: 'link',
    message: 'There is no page /services/soe.',
    remedy: 'Did you mean “/services/seo”?',
  },
  'a link with a slash at its end': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(/services/seo/)',
    at: '[a link]',
    rule: 'link',
    message: 'There is no page /services/seo/.',
    remedy: 'Leave out the slash at its end.',
  },
  'a dead link in a data file': {
    file: 'data/pages/home.json',
    from: '"path": "/contact"',
    to: '"path": "/contacts"',
    at: '"/contacts"',
    rule: 'link',
    message: 'There is no page /contacts.',
    remedy: 'Did you mean “/contact”?',
  },
  'a dead place on the same page': {
    file: STUDY,
    from: '(#what-happened)',
    to: '(#what-hapened)',
    at: '[further up]',
    rule: 'link',
    message: 'The page /case-studies/first has no place “#what-hapened”.',
    remedy: 'Did you mean “what-happened”?',
  },
  'a dead place on another page': {
    file: POST,
    from: 'The first paragraph',
    to: '[There](/case-studies/first#nowhere-at-all), the first paragraph',
    at: '[There]',
    rule: 'link',
    message: 'The page /case-studies/first has no place “#nowhere-at-all”.',
  },
  'a link that runs a script': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(javascript:alert(1))',
    at: '[a link]',
    rule: 'link',
    message: 'Links with “javascript:” are not allowed.',
    remedy: 'Use https://, mailto:, tel:, or a path that starts with a slash.',
  },
  'a link that is not encrypted': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(http://other.example/)',
    at: '[a link]',
    rule: 'link',
    message: 'Links with “http:” are not allowed.',
    remedy: 'Use https://, mailto:, tel:, or a path that starts with a slash.',
  },
  'a link that depends on the page it stands on': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(../services/seo)',
    at: '[a link]',
    rule: 'link',
    message: '“../services/seo” is not an address that works from every page.',
    remedy: 'Use https://, mailto:, tel:, or a path that starts with a slash.',
  },
  'a link to another host without a scheme': {
    file: STUDY,
    from: '(/services/seo)',
    to: '(//other.example/)',
    at: '[a link]',
    rule: 'link',
    message: 'There is no page //other.example/.',
    remedy: 'Leave out the slash at its end.',
  },
  'a verified study without its source': {
    file: STUDY,
    from: 'provenance: illustrative',
    to: 'provenance: verified\napprovedBy: The head of marketing\napprovedOn: 2025-06-01',
    at: 'verified',
    rule: 'missing-field',
    message: 'A verified study needs “source”.',
    remedy: 'Add it, or set provenance to illustrative.',
  },
  'a fee that the text on costs does not state': {
    file: STUDY,
    from: 'date: 2025-06-01\n',
    to: 'date: 2025-06-01\nfees:\n  - { amount: 4321, every: month }\n',
    at: '4321',
    rule: 'fees',
    message: '“cost” does not state $4,321.',
    remedy: 'Write the amount as “cost” has it, or mend “cost”.',
  },
  'a lead of the list of studies that is not there': {
    file: STUDY_LIST,
    from: '"first"',
    to: '"fist"',
    at: '"fist"',
    rule: 'reference',
    message: 'There is no case study “fist”.',
    remedy: 'Did you mean “first”?',
  },
  'a lead of the list of studies named twice': {
    file: STUDY_LIST,
    from: '"first"',
    to: '"first", "first"',
    at: '"first"\n',
    rule: 'reference',
    message: '“first” is named twice.',
    remedy: 'Name another study.',
  },
  'words for a number of studies without the number': {
    file: STUDY_LIST,
    from: '{all} studies',
    to: 'studies',
    at: '"studies",',
    rule: 'field',
    message: 'Studies, allFound: “studies” has the wrong form.',
    remedy: 'Expected words with {all} in them.',
  },
  'a chart with a number too few': {
    file: STUDY,
    from: 'values: [10, 20]',
    to: 'values: [10, 20, 30]',
    at: '[10, 20, 30]',
    rule: 'chart',
    message: 'There are 3 numbers for 2 labels.',
    remedy: 'Give one number for each label.',
  },
  'shares that do not add up': {
    file: STUDY,
    from: 'kind: line',
    to: 'kind: share',
    at: '[10, 20]',
    rule: 'chart',
    message: 'The shares add up to 30.',
    remedy: 'They must add up to 100.',
  },
  'a note at a label that the chart lacks': {
    file: STUDY,
    from: 'at: June',
    to: 'at: Juni',
    at: 'Juni',
    rule: 'chart',
    message: 'There is no label “Juni” in this chart.',
    remedy: 'Did you mean “June”?',
  },
  'a stress on a label that the chart lacks': {
    file: STUDY,
    from: 'kind: line',
    to: 'kind: line\n    stress: Juni',
    at: 'Juni',
    rule: 'chart',
    message: 'There is no label “Juni” in this chart.',
    remedy: 'Did you mean “June”?',
  },
  'a redirect from a page that exists': {
    file: 'data/redirects.json',
    from: '"from": "/old"',
    to: '"from": "/contact"',
    at: '"/contact"',
    rule: 'redirect',
    message: '/contact is a page; it cannot lead elsewhere.',
    remedy: 'Delete the redirect, or remove the page.',
  },
  'a redirect to nowhere': {
    file: 'data/redirects.json',
    from: '"/about"',
    to: '"/abuot"',
    at: '"/abuot"',
    rule: 'redirect',
    message: 'There is no page /abuot.',
    remedy: 'Did you mean “/about”?',
  },
  'an address that is redirected twice': {
    file: 'data/redirects.json',
    from: '\n]',
    to: ',\n  { "from": "/old", "to": "/contact", "permanent": true }\n]',
    at: '"/old", "to"',
    rule: 'redirect',
    message: '/old is redirected twice.',
    remedy: 'Keep one of the two.',
  },
  'a merge that was left unfinished': {
    file: SITE,
    from: '  "language": "en",',
    to: '<<<<<<< HEAD\n  "language": "en",\n=======\n  "language": "en",\n>>>>>>> branch',
    at: '<<<<<<< HEAD',
    rule: 'merge-marker',
    message: 'A merge was left unfinished here.',
    remedy: 'Keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>.',
  },
  'an invisible control character': {
    file: POST,
    from: 'The first paragraph',
    to: 'The \u0007first paragraph',
    at: '\u0007',
    rule: 'encoding',
    message: 'There is an invisible control character here.',
    remedy: 'Delete it.',
  },
  'a byte order mark': {
    file: POST,
    from: '---\ntitle',
    to: '\ufeff---\ntitle',
    at: '\ufeff',
    rule: 'encoding',
    message: 'The file starts with a byte order mark.',
    remedy: 'Save it as UTF-8 without BOM; “npm run check -- --fix” does so.',
  },
}

test.each([
  [STUDY_LIST, 'studies', 'The list of case studies needs “studies”.'],
  ...['services', 'case-studies', 'blog'].map(key => [
    `data/pages/${key}.json`,
    'eachClosing',
    'A list needs “eachClosing”, with which each of its pages ends.',
  ]),
])('%s needs “%s”', (file = '', field = '', message = '') => {
  const page = JSON.parse(project.read(file)) as Record<string, unknown>
  expect(page).toHaveProperty(field)
  project.write(file, JSON.stringify({ ...page, [field]: undefined }, null, 2))
  expect(project.check().faults.map(fault => [fault.file, fault.rule, fault.message])).toEqual([
    [file, 'missing-field', message],
  ])
})

test.each(Object.entries(BREAKS))('%s is told with its place and remedy', (_, broken) => {
  const { file, from, to, at, rule, severity = 'error', message, remedy } = broken
  const text = project.replace(file, from, to)
  expect(project.check().faults).toEqual([
    { file, ...placeOf(text, at), severity, rule, message, remedy },
  ])
})

describe('whole files', () => {
  const only = (file: string, rule: string, message: string, remedy?: string) =>
    expect(project.check().faults).toEqual([
      { file, line: 1, column: 1, severity: 'error', rule, message, remedy },
    ])

  test('an empty file is told', () => {
    project.write('data/tags.json', ' \n')
    only('data/tags.json', 'empty', 'The file is empty.', 'Fill it in, or delete it.')
  })

  test('a file of a byte order mark alone is empty', () => {
    project.write('data/tags.json', '\ufeff')
    only('data/tags.json', 'empty', 'The file is empty.', 'Fill it in, or delete it.')
  })

  test('a text without a body is told after its front matter', () => {
    const text = project.read(POST)
    const head = text.slice(0, text.indexOf('---\n\n') + 4)
    project.write(POST, head)
    expect(project.check().faults).toEqual([
      expect.objectContaining({
        file: POST,
        line: head.split('\n').length,
        column: 1,
        rule: 'empty',
        message: 'There is no text after the front matter.',
      }),
    ])
  })

  test('a file that the site needs is missed', () => {
    project.remove('data/pricing.json')
    only(
      'data/pricing.json',
      'missing-file',
      'This file is missing.',
      'Restore it from the history, or undo its renaming.',
    )
  })

  test('a file with a misspelt name is told, with the right one', () => {
    project.write('data/sitee.json', '{}')
    only(
      'data/sitee.json',
      'stray-file',
      'Nothing on the site reads this file.',
      'Did you mean “data/site.json”?',
    )
  })

  test('a folder with a name that no address can have is told', () => {
    project.write('content/blog/Bad_Name/index.mdx', project.read(POST))
    expect(project.check().faults).toEqual([
      expect.objectContaining({
        file: 'content/blog/Bad_Name/index.mdx',
        line: 1,
        column: 1,
        rule: 'slug',
        message: '“Bad_Name” cannot be a part of an address.',
        remedy: 'Rename it with lower-case letters, digits and single hyphens.',
      }),
    ])
  })

  test('pictures, hidden files and read-me files are no faults', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.write('content/blog/one/.DS_Store', 'x')
    project.write('data/README.md', 'x')
    expect(project.check().faults).toEqual([])
  })

  test('a symbolic link is told, whatever it leads to', () => {
    symlinkSync('index.mdx', join(project.root, 'content/blog/one/copy.mdx'))
    symlinkSync('nowhere.json', join(project.root, 'data/lost.json'))
    symlinkSync('../..', join(project.root, 'content/blog/all'))
    const places = project.check().faults.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
    expect(places).toEqual([
      'content/blog/all:1 symbolic-link',
      'content/blog/one/copy.mdx:1 symbolic-link',
      'data/lost.json:1 symbolic-link',
    ])
    expect(project.check().faults[1]?.message).toBe('This is a symbolic link to index.mdx.')
  })

  test('a picture without a description is told', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const text = project.replace(POST, 'The first', '<Figure src="./home.png" />\n\nThe first')
    expect(project.check().faults).toEqual([
      {
        file: POST,
        ...placeOf(text, '<Figure'),
        severity: 'error',
        rule: 'attribute',
        message: 'Figure needs the attribute “alt”.',
        remedy: 'What the picture shows, for those who cannot see it.',
      },
    ])
  })

  test.each([
    ['home.png', 'x', 'This is no PNG picture, whatever its name says.'],
    ['home.jpg', PICTURE, 'This is no JPG picture, whatever its name says.'],
    ['home.svg', '<svg width="1"/>', 'This SVG does not say how large it is.'],
  ])('%s that no program could show is told', (name, bytes, message) => {
    project.write(`content/blog/one/${name}`, bytes)
    expect(project.check().faults).toEqual([
      expect.objectContaining({ file: `content/blog/one/${name}`, line: 1, column: 1, message }),
    ])
  })

  test('code in a language without colours is a warning', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.replace(POST, 'The first', '```javascrpt\n<b>\n```\n\n```ts\nlet a\n```\n\nThe first')
    expect(project.check().faults).toEqual([
      expect.objectContaining({
        severity: 'warning',
        rule: 'code-language',
        message: 'Code in “javascrpt” is shown without colours.',
        remedy: 'Did you mean “javascript”?',
      }),
    ])
  })

  test('a video whose film is nowhere is told once', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const video = '<Video url="youtube.com/1" src="./home.png" title="The home page" />'
    project.replace(POST, 'The first', `${video}\n\nThe first`)
    expect(project.check().faults).toEqual([
      expect.objectContaining({
        rule: 'attribute',
        message: 'The attribute “url” of Video has a value that does not fit.',
        remedy: 'Where the film can be seen, like https://vimeo.com/76979871.',
      }),
    ])
  })

  test('a picture in Markdown’s own words and a video are good', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const video = '<Video url="https://films.example/1" src="./home.png" title="The home page" />'
    project.replace(POST, 'The first', `![The home page](./home.png)\n\n${video}\n\nThe first`)
    expect(project.check().faults).toEqual([])
  })

  test('a service without a page is told', () => {
    project.remove('data/service-pages/ppc.json')
    expect(project.check().faults.filter(({ severity }) => severity === 'error')).toEqual([
      {
        file: 'data/services/ppc.json',
        line: 1,
        column: 1,
        severity: 'error',
        rule: 'missing-file',
        message: 'The service has no page: there is no file data/service-pages/ppc.json.',
        remedy: 'Write it, with a page of another service as the pattern; or delete the service.',
      },
    ])
  })

  test('a cover with a picture and a description is no fault; without the description it is', () => {
    project.write('content/blog/one/cover.png', PICTURE)
    const good = 'cover: ./cover.png\ncoverAlt: What the cover shows\nmetadata:'
    project.replace(POST, 'metadata:', good)
    expect(project.check().faults).toEqual([])
    const text = project.replace(POST, 'coverAlt: What the cover shows\n', '')
    expect(project.check().faults).toEqual([
      {
        file: POST,
        ...placeOf(text, './cover.png'),
        severity: 'error',
        rule: 'picture',
        message: 'The cover has no description.',
        remedy: 'Add “coverAlt”: what the picture shows, for those who cannot see it.',
      },
    ])
  })

  test.each([
    ['Latin 1', Buffer.from('abc\u00e9', 'latin1')],
    ['a stray byte', Buffer.from([0x61, 0x62, 0x63, 0xff])],
    ['half a character', Buffer.from([0x61, 0x62, 0x63, 0xc3])],
  ])('%s is told as the wrong encoding', (_, bytes) => {
    const [before = '', after = ''] = project.read(POST).split('The first')
    project.write(POST, Buffer.concat([Buffer.from(before), bytes, Buffer.from(` first${after}`)]))
    expect(project.check().faults).toEqual([
      {
        file: POST,
        line: before.split('\n').length,
        column: 'abc'.length + 1,
        severity: 'error',
        rule: 'encoding',
        message: 'This character is not UTF-8.',
        remedy: 'Save the file with the encoding UTF-8.',
      },
    ])
  })

  test('the wrong byte is told at its own place, also after a real replacement character', () => {
    const [before = '', after = ''] = project.read(POST).split('The first')
    const sign = Buffer.from('\ufffd is a sign.\n\n')
    project.write(
      POST,
      Buffer.concat([Buffer.from(before), sign, Buffer.from([0xff]), Buffer.from(after)]),
    )
    expect(project.check().faults).toEqual([
      expect.objectContaining({ line: before.split('\n').length + 2, column: 1, rule: 'encoding' }),
    ])
  })

  test('UTF-16 is the wrong encoding', () => {
    project.write(SITE, Buffer.from(`\ufeff${project.read(SITE)}`, 'utf16le'))
    expect(project.check().faults).toEqual([
      expect.objectContaining({ file: SITE, line: 1, column: 1, rule: 'encoding' }),
    ])
  })
})

describe('several faults', () => {
  test('all are told at once, by file and place', () => {
    project.replace(SITE, '"Test Agency"', '7')
    project.replace(SITE, '"priceRange": "$$"', '"priceRange": "cheap"')
    project.replace(POST, 'date: 2025-06-01', 'date: never')
    project.replace(POST, '## A heading', '### A heading')
    project.replace(STUDY, 'baseline: 10', 'baseline: ten')
    project.write('data/tags.json', '')
    const { faults } = project.check()
    expect(faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${POST} field`,
      `${POST} heading`,
      `${STUDY} field`,
      `${SITE} field`,
      `${SITE} field`,
      'data/tags.json empty',
    ])
    expect(faults[0]?.line).toBeLessThan(faults[1]?.line ?? 0)
    expect(faults[3]?.line).toBeLessThan(faults[4]?.line ?? 0)
  })

  test('every fault between files is told at once', () => {
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '(/services/seo)', '(/nowhere)')
    project.replace(PRICING, '"popular": false', '"popular": true')
    project.replace('data/redirects.json', '"/old"', '"/contact"')
    expect(project.check().faults.map(fault => fault.rule)).toEqual([
      'reference',
      'link',
      'popular',
      'redirect',
    ])
  })

  test('where the links of a file lead is told although its fields have faults', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    project.replace(STUDY, '(/services/seo)', '(/nowhere)')
    project.replace(STUDY, '<Chart', '<Figure src="./gone.png" alt="What it shows" />\n\n<Chart')
    expect(project.check().faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${STUDY} field`,
      `${STUDY} link`,
      `${STUDY} picture`,
    ])
    project.replace(STUDY, 'industry: retail', 'industry: [retail')
    expect(project.check().faults.map(({ rule }) => rule)).toContain('link')
  })

  test('what the fields of a file name is told although others of its fields have faults', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '<Chart id="by-month"', '<Chart id="by-moon"')
    project.replace(SERVICE_PAGE, '"kind": "lines"', '"kind": "loops"')
    project.replace(SERVICE_PAGE, '"caseStudy": "first"', '"caseStudy": "fist"')
    expect(project.check().faults.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${STUDY} reference`,
      `${STUDY} field`,
      `${STUDY} reference`,
      `${SERVICE_PAGE} reference`,
      `${SERVICE_PAGE} field`,
    ])
  })

  test('where a fault hides which metrics there are, none is called missing', () => {
    project.replace(STUDY, '  - id: visits', '  - di: visits')
    expect(project.check().faults.filter(({ rule }) => rule === 'reference')).toEqual([])
  })

  test('a file that cannot be read makes no other file’s links look dead', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    expect(project.check().faults).toHaveLength(1)
  })

  test('a misspelt field is one thing to mend: what was meant is named', () => {
    const text = project.replace(SITE, '"blurb"', '"blrub"')
    const { faults } = project.check()
    expect(faults).toContainEqual(
      expect.objectContaining({
        ...placeOf(text, '"blrub"'),
        rule: 'unknown-field',
        message: 'There is no field “blrub”.',
        remedy: 'Did you mean “blurb”?',
      }),
    )
  })
})

describe('formatFaults', () => {
  test('shows place, message, the line itself and the remedy, and counts at the end', () => {
    const text = project.replace(SITE, '"priceRange": "$$"', '"priceRange": "$$$$$"')
    project.write('data/tags.json', '')
    const { line, column } = placeOf(text, '"$$$$$"')
    const report = formatFaults(project.root, project.check().faults)
    expect(report).toContain(
      `${SITE}:${line}:${column}: PriceRange: “$$$$$” is not one of the possible values.\n`,
    )
    expect(report).toMatch(new RegExp(`> ${line} \\|   "priceRange": "\\$\\$\\$\\$\\$",`))
    expect(report).toContain('  Did you mean “$$$$”?')
    expect(report).toContain('data/tags.json:1:1: The file is empty.')
    expect(report.endsWith('2 errors in 2 files.')).toBe(true)
  })

  test('says so where nothing is wrong', () => {
    expect(formatFaults(project.root, [])).toBe('Nothing is wrong.')
  })
})
