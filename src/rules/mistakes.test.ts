/** One mistake in a valid project, with all the messages it causes. */
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

interface Mistake {
  name: string
  file: string
  /** What the mistake replaces. */
  from: string
  to: string
  /** Messages, each followed by its fix. */
  expected: string[]
}

const BRACE_FIX =
  '  Delete the brace. In fields that allow variables, write them like {price:starter}.'

/** Markup in a field. */
const markup = (name: string, typed: string, shown = typed): Mistake => ({
  name,
  file: 'data/faq.json',
  from: '"answer": "',
  to: `"answer": "${typed} `,
  expected: [
    `data/faq.json:9:17: ${shown} would show as typed, because this is plain text.`,
    '  Remove the markup.',
  ],
})

/** A brace in a field that isn't part of a variable. */
const brace = (typed: string): Mistake => ({
  name: `${typed} in a field`,
  file: 'data/faq.json',
  from: '"answer": "',
  to: `"answer": "${typed} `,
  expected: ['data/faq.json:9:17: This text has a brace that isn’t part of a variable.', BRACE_FIX],
})

const mistakes: Mistake[] = [
  ...['{fact:x', 'fact:x}', '{fact.x}', '{fact}', '{{price:starter}}', '{% x %}'].map(brace),
  markup('a shortcode in a field', '<Metric />'),
  markup('code in a field', '`real`'),
  {
    ...markup('an entity in a field', '&nbsp;'),
    expected: [
      'data/faq.json:9:17: &nbsp; would show as typed, because this is plain text.',
      '  Write the character itself.',
    ],
  },
  {
    ...markup('two paragraphs in a field', 'One.\\n\\nTwo.'),
    expected: [
      'data/faq.json:9:17: The page would join these lines.',
      '  Write the text on one line.',
    ],
  },
  markup('emphasis with underscores in a field', '_real_'),
  markup('a footnote in a field', '[^1]'),
  markup('a wiki link in a field', '[[wiki]]', '[['),
  markup('an escaped symbol in a field', '\\\\*', '\\*'),
  {
    name: 'a fact that ends like a sentence',
    file: 'data/facts.json',
    from: '"text": "within a day"',
    to: '"text": "Within a day."',
    expected: [
      'data/facts.json:4:13: Entry 1, text: this text goes inside a sentence, so it can’t end with punctuation.',
      '  The words that replace the variable mid-sentence: no initial capital, no period.',
    ],
  },
  {
    name: 'a fact that doesn’t exist',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'The first paragraph, {fact:nothing-like-it}',
    expected: [
      'content/blog/one/index.mdx:15:22: There’s no variable called “fact:nothing-like-it”.',
      expect.stringMatching(/^ {2}Valid names: price:starter, .*, …\.$/) as string,
    ],
  },
  {
    name: 'a link with https twice',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[There](https://https://a.example), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: “https” isn’t a website.',
      '  Copy the URL from a browser.',
    ],
  },
  {
    name: 'markup in an attribute',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '<Callout kind="note" title="The **best**">\nOne\n</Callout>\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:22: **best** would show as typed, because this is plain text.',
      '  Remove the markup.',
    ],
  },
  {
    name: 'a shortcode in a sentence',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'See <Chart id="measured-paint" /> here. The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:5: Chart can’t go inside a sentence.',
      '  Put it on its own line, with a blank line above and below.',
    ],
  },
  {
    name: 'a shortcode before words',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '<Chart id="measured-paint" /> The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: Chart can’t go inside a sentence.',
      '  Put it on its own line, with a blank line above and below.',
    ],
  },
  {
    name: 'a placeholder on a live page',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '‹what comes first› The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: “‹what comes first›” is a placeholder.',
      '  Replace it with your own words, or set “draft: true” until you do. If it’s in a comment, check the value before the #, then delete the comment.',
    ],
  },
  {
    name: 'a team’s name instead of its slug',
    file: 'content/blog/one/index.mdx',
    from: 'team: search-team',
    to: 'team: The search team',
    expected: [
      'content/blog/one/index.mdx:4:7: There’s no team called “The search team”.',
      '  Valid names: search-team.',
    ],
  },
  {
    name: 'a rating above five',
    file: 'data/site.json',
    from: '"value": 4.5',
    to: '"value": 5.5',
    expected: [
      'data/site.json:19:14: Rating, value: 5.5 is too large; the limit is 5.',
      '  The average, out of five.',
    ],
  },
  {
    name: 'a title too long for search results',
    file: 'content/case-studies/first/index.mdx',
    from: 'A page title for tests about first',
    to: 'Words about first and so on and so on and so on and so on and so on.',
    expected: [
      'content/case-studies/first/index.mdx:56:10: Metadata, title: the text is 68 characters long; the limit is 60.',
      '  The title in the browser tab and in search results, 30 to 60 characters. Must be unique.',
    ],
  },
  {
    name: 'a URL without https',
    file: 'data/site.json',
    from: 'https://builder',
    to: 'http://builder',
    expected: [
      'data/site.json:37:12: WebsiteBuilder, url: “http://builder.test-agency.example/” is in the wrong format.',
      '  Write the whole URL, starting with https://.',
    ],
  },
  {
    name: 'an email address without an at sign',
    file: 'data/site.json',
    from: 'hello@',
    to: 'hello.',
    expected: [
      'data/site.json:8:12: Email: “hello.test-agency.example” is in the wrong format.',
      '  Use an email address, like name@company.com. The address for inquiries.',
    ],
  },
  {
    name: 'an impossible time',
    file: 'data/site.json',
    from: '18:00',
    to: '24:00',
    expected: [
      'data/site.json:15:15: Hours, closes: “24:00” is in the wrong format.',
      '  Use a time in HH:MM format, from 00:00 to 23:59. When the office closes.',
    ],
  },
  {
    name: 'a trailing slash',
    file: 'data/navigation.json',
    from: '"/services"',
    to: '"/services/"',
    expected: [
      'data/navigation.json:33:13: AllServices, path: “/services/” is in the wrong format.',
      '  Use a path on this site, like /services/seo, without a trailing slash. The page it links to.',
    ],
  },
  {
    name: 'a slug that differs from the file’s name',
    file: 'data/services/ppc.json',
    from: '"slug": "ppc"',
    to: '"slug": "ppd"',
    expected: [
      'data/services/ppc.json:2:11: “slug” is “ppd”, but the file is named “ppc”.',
      '  Make them match.',
    ],
  },
  {
    name: 'a second package marked as popular',
    file: 'data/pricing.json',
    from: '"popular": false',
    to: '"popular": true',
    expected: [
      'data/pricing.json:31:18: Packages, entry 2, popular: another package is already marked as popular.',
      '  true for the package marked Most Popular, false for the others.',
    ],
  },
  {
    name: 'a shared image without a description',
    file: 'data/pages/about.json',
    from: '"keywords"',
    to: '"ogImage": "https://cdn.test-agency.example/about.png",\n    "keywords"',
    expected: [
      'data/pages/about.json:2:15: The field “ogImageAlt” is missing from metadata.',
      '  What the social image shows. Required with ogImage. 10 to 200 characters.',
    ],
  },
  {
    name: 'a verified study without its source',
    file: 'content/case-studies/first/index.mdx',
    from: 'provenance: illustrative',
    to: 'provenance: verified\napprovedBy: The head of marketing\napprovedOn: 2025-06-01',
    expected: [
      'content/case-studies/first/index.mdx:2:1: The field “source” is missing.',
      '  Where the numbers of a verified case study come from. 5 to 200 characters.',
    ],
  },
  {
    name: 'a missing image',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '<Figure src="./home.png" alt="The home page" />\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:9: There’s no image ./home.png in this file’s folder.',
      '  Check the name, including capital letters, or add the image.',
    ],
  },
  {
    name: 'two entries with the same slug',
    file: 'data/industries.json',
    from: '[\n',
    to: '[\n  { "slug": "finance", "name": "More finance" },\n',
    expected: [
      'data/industries.json:8:13: data/industries.json:2 already uses this slug.',
      '  Change one of them.',
    ],
  },
  {
    name: 'a question asked twice',
    file: 'data/service-pages/seo.json',
    from: '"What is question 1?"',
    to: '"what is question 2? "',
    expected: [
      'data/service-pages/seo.json:88:19: data/service-pages/seo.json:83 already uses this question.',
      '  Change one of them.',
    ],
  },
  {
    name: 'two metrics with the same id',
    file: 'content/case-studies/first/index.mdx',
    from: 'id: returns',
    to: 'id: orders',
    expected: [
      'content/case-studies/first/index.mdx:32:9: content/case-studies/first/index.mdx:24 already uses this id.',
      '  Change one of them.',
    ],
  },
  {
    name: 'the same title on two pages',
    file: 'content/case-studies/second/index.mdx',
    from: 'A page title for tests about second',
    to: 'A page title for tests about first',
    expected: [
      'content/case-studies/second/index.mdx:56:10: content/case-studies/first/index.mdx:56 already uses this title.',
      '  Change one of them.',
    ],
  },
  {
    name: 'two services with the same order',
    file: 'data/services/seo.json',
    from: '"order": 1',
    to: '"order": 2',
    expected: [
      'data/services/seo.json:7:12: data/services/ppc.json already uses this order.',
      '  Change one of them.',
    ],
  },
  {
    name: 'a misspelled reference',
    file: 'content/case-studies/first/index.mdx',
    from: 'industry: retail',
    to: 'industry: retial',
    expected: [
      'content/case-studies/first/index.mdx:4:11: There’s no industry called “retial”.',
      '  Did you mean “retail”?',
    ],
  },
  {
    name: 'a reference to a team that doesn’t exist',
    file: 'content/blog/one/index.mdx',
    from: 'team: search-team',
    to: 'team: nobody',
    expected: [
      'content/blog/one/index.mdx:4:7: There’s no team called “nobody”.',
      '  Valid names: search-team.',
    ],
  },
  {
    name: 'a reference in JSON',
    file: 'data/navigation.json',
    from: '"seo"',
    to: '"seoo"',
    expected: [
      'data/navigation.json:25:5: There’s no service called “seoo”.',
      '  Did you mean “seo”?',
    ],
  },
  {
    name: 'a related case study listed twice',
    file: 'content/case-studies/first/index.mdx',
    from: '[second, third, fourth]',
    to: '[second, third, second]',
    expected: [
      'content/case-studies/first/index.mdx:54:26: Related, entry 3: this is listed twice; remove one.',
      '  Another case study worth reading after this one.',
    ],
  },
  {
    name: 'a case study related to itself',
    file: 'content/case-studies/first/index.mdx',
    from: '[second, third, fourth]',
    to: '[second, third, first]',
    expected: [
      'content/case-studies/first/index.mdx:54:26: A case study can’t list itself.',
      '  Choose a different one.',
    ],
  },
  {
    name: 'a link with a query to a page that doesn’t exist',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[About us](/abut?from=here#team) The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: There’s no page at /abut.',
      '  Did you mean “/about”?',
    ],
  },
  {
    name: 'a metric missing from front matter',
    file: 'content/case-studies/first/index.mdx',
    from: '<Metric id="visits" />',
    to: '<Metric id="visit" />',
    expected: [
      'content/case-studies/first/index.mdx:65:9: There’s no metric called “visit”.',
      '  Did you mean “visits”?',
    ],
  },
  {
    name: 'a chart in a post without charts',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '<Chart id="by-month" />\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:8: There’s no chart called “by-month”.',
      '  Valid names: measured-paint, measured-main-thread.',
    ],
  },
  {
    name: 'a chart that its case study doesn’t have',
    file: 'data/service-pages/seo.json',
    from: '"item": "by-month"',
    to: '"item": "by-mont"',
    expected: [
      'data/service-pages/seo.json:76:13: There’s no chart called “by-mont”.',
      '  Did you mean “by-month”?',
    ],
  },
  {
    name: 'a statement to confirm that has been reworded',
    file: 'data/to-confirm.json',
    from: 'count\\": 12',
    to: 'count\\": 13',
    expected: [
      'data/to-confirm.json:4:14: warning: data/site.json no longer contains these words.',
      '  Copy the new wording, or delete the entry once the statement is confirmed.',
    ],
  },
  {
    name: 'a statement to confirm in a file that doesn’t exist',
    file: 'data/to-confirm.json',
    from: '"data/site.json"',
    to: '"data/sites.json"',
    expected: [
      'data/to-confirm.json:4:14: warning: data/sites.json no longer contains these words.',
      '  Copy the new wording, or delete the entry once the statement is confirmed.',
    ],
  },
  {
    name: 'a dead link after Windows line endings',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'One.\r\n\r\nTwo “é”.\r\n\r\n[There](/nowhere-at-all), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:19:1: There’s no page at /nowhere-at-all.',
      '  Link to a page that exists.',
    ],
  },
  {
    name: 'a misspelled link',
    file: 'content/case-studies/first/index.mdx',
    from: '(/services/seo)',
    to: '(/services/soe)',
    expected: [
      'content/case-studies/first/index.mdx:61:36: There’s no page at /services/soe.',
      '  Did you mean “/services/seo”?',
    ],
  },
  {
    name: 'a link with a trailing slash',
    file: 'content/case-studies/first/index.mdx',
    from: '(/services/seo)',
    to: '(/services/seo/)',
    expected: [
      'content/case-studies/first/index.mdx:61:36: There’s no page at /services/seo/.',
      '  Did you mean “/services/seo”?',
    ],
  },
  {
    name: 'a dead link in a data file',
    file: 'data/pages/home.json',
    from: '"path": "/contact"',
    to: '"path": "/contacts"',
    expected: [
      'data/pages/home.json:13:13: There’s no page at /contacts.',
      '  Did you mean “/contact”?',
    ],
  },
  {
    name: 'a dead anchor on the same page',
    file: 'content/case-studies/first/index.mdx',
    from: '(#what-happened)',
    to: '(#what-hapened)',
    expected: [
      'content/case-studies/first/index.mdx:71:15: The page /case-studies/first has no anchor “#what-hapened”.',
      '  Did you mean “what-happened”?',
    ],
  },
  {
    name: 'a dead anchor on another page',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[There](/case-studies/first#nowhere-at-all), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: The page /case-studies/first has no anchor “#nowhere-at-all”.',
      '  Remove the # and everything after it.',
    ],
  },
  {
    name: 'a link that runs a script',
    file: 'content/case-studies/first/index.mdx',
    from: '(/services/seo)',
    to: '(javascript:alert(1))',
    expected: [
      'content/case-studies/first/index.mdx:61:36: “javascript:alert(1)” isn’t a valid link.',
      '  Use https://, mailto:, tel:, or a path that starts with a slash.',
    ],
  },
  {
    name: 'a relative link',
    file: 'content/case-studies/first/index.mdx',
    from: '(/services/seo)',
    to: '(../services/seo)',
    expected: [
      'content/case-studies/first/index.mdx:61:36: “../services/seo” isn’t a valid link.',
      '  Use https://, mailto:, tel:, or a path that starts with a slash.',
    ],
  },
  {
    name: 'a link to another host without a scheme',
    file: 'content/case-studies/first/index.mdx',
    from: '(/services/seo)',
    to: '(//other.example/)',
    expected: [
      'content/case-studies/first/index.mdx:61:36: “//other.example/” isn’t a valid link.',
      '  Use https://, mailto:, tel:, or a path that starts with a slash.',
    ],
  },
  {
    name: 'a chart with too many numbers',
    file: 'content/case-studies/first/index.mdx',
    from: 'values: [10, 20]',
    to: 'values: [10, 20, 30]',
    expected: [
      'content/case-studies/first/index.mdx:50:17: Charts, entry 1, series, entry 1, values: the number of values doesn’t match the number of labels.',
      '  One number for each label, in the same order.',
    ],
  },
  {
    name: 'a note on a label the chart doesn’t have',
    file: 'content/case-studies/first/index.mdx',
    from: 'at: June',
    to: 'at: Juni',
    expected: [
      'content/case-studies/first/index.mdx:52:13: Charts, entry 1, marks, entry 1, at: this isn’t the name of a label or series in this chart.',
      '  The label the note belongs to.',
    ],
  },
  {
    name: 'an “after” that isn’t a label or series in the chart',
    file: 'content/case-studies/first/index.mdx',
    from: 'kind: line',
    to: 'kind: line\n    after: Juni',
    expected: [
      'content/case-studies/first/index.mdx:43:12: Charts, entry 1, after: this isn’t the name of a label or series in this chart.',
      '  The series or label that shows the results of our work, if the chart compares before and after. It’s drawn in orange.',
    ],
  },
  {
    name: 'a case study without an image of the work',
    file: 'content/case-studies/first/index.mdx',
    from: '<Figure src="./work.png" phone="./work-phone.png"',
    to: '<Figure src="./work.png"',
    expected: [
      'content/case-studies/first/index.mdx:2:1: This case study needs an image of the work, with a version for phones.',
      '  Add <Figure src="./work.png" phone="./work-phone.png" alt="…" /> to the text, or set “draft: true”.',
      'content/case-studies/first/work-phone.png:1:1: warning: content/case-studies/first/index.mdx doesn’t use this image.',
      '  Put ![What it shows](./work-phone.png) on its own line in the text, or delete the file.',
    ],
  },
  {
    name: 'a character social images can’t show',
    file: 'content/case-studies/first/index.mdx',
    from: 'A client described in words',
    to: 'A client → in words',
    expected: [
      'content/case-studies/first/index.mdx:3:9: This text is on the page’s social image, whose font doesn’t have “→” (U+2192).',
      '  Use words or Latin letters here. The page’s text can contain any character.',
    ],
  },
  {
    name: 'a redirect from an existing page',
    file: 'data/redirects.json',
    from: '"from": "/old"',
    to: '"from": "/contact"',
    expected: [
      'data/redirects.json:3:13: /contact is an existing page, so it can’t be redirected.',
      '  Delete the redirect, or remove the page.',
    ],
  },
  {
    name: 'a redirect to nowhere',
    file: 'data/redirects.json',
    from: '"/about"',
    to: '"/abuot"',
    expected: ['data/redirects.json:4:11: There’s no page at /abuot.', '  Did you mean “/about”?'],
  },
  {
    name: 'a URL redirected twice',
    file: 'data/redirects.json',
    from: '\n]',
    to: ',\n  { "from": "/old", "to": "/contact", "permanent": true }\n]',
    expected: [
      'data/redirects.json:7:13: data/redirects.json:3 already uses this old path.',
      '  Change one of them.',
    ],
  },
  {
    name: 'a canonical URL on this site',
    file: 'data/pages/about.json',
    from: '"keywords"',
    to: '"canonicalUrl": "https://www.test-agency.example/services",\n    "keywords"',
    expected: [
      'data/pages/about.json:5:21: This URL is on this site, but canonicalUrl is only for URLs on other sites.',
      '  Delete canonicalUrl.',
    ],
  },
  {
    name: 'closing time before opening time',
    file: 'data/site.json',
    from: '18:00',
    to: '08:00',
    expected: [
      'data/site.json:15:15: Hours, closes: closing time must be after opening time.',
      '  When the office closes.',
    ],
  },
  {
    name: 'a gap in the opening days',
    file: 'data/site.json',
    from: '"Thursday"',
    to: '"Wednesday"',
    expected: [
      'data/site.json:10:13: Hours, days: the days must be consecutive.',
      '  The days, in order.',
    ],
  },
  {
    name: 'an update before publication',
    file: 'content/blog/one/index.mdx',
    from: 'date: ',
    to: 'updated: 2001-01-01\ndate: ',
    expected: [
      'content/blog/one/index.mdx:7:10: Updated: this date is before the publication date; correct one of them.',
      '  The date of the last change readers should know about.',
    ],
  },
  {
    name: 'a tag listed twice',
    file: 'content/blog/one/index.mdx',
    from: 'tags: [',
    to: 'tags: [audits, ',
    expected: [
      'content/blog/one/index.mdx:6:16: Tags, entry 2: this is listed twice; remove one.',
      '  A tag from data/tags.json.',
    ],
  },
  {
    name: 'two prices with the same name',
    file: 'data/pricing.json',
    from: '"slug": "professional"',
    to: '"slug": "care"',
    expected: [
      'data/pricing.json:21:15: data/add-ons.json:13 already uses this price name.',
      '  Change one of them.',
    ],
  },
  {
    name: 'a full URL to this site',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Prices](https://www.test-agency.example/services), first. The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: This is the full URL of a page on this site.',
      '  Write [link text](/services).',
    ],
  },
  {
    name: 'a heading with the same id as a section of the page',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '## Contents\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: The page already has an anchor called “#contents”.',
      '  Reword the heading.',
    ],
  },
  {
    name: 'a heading with the same id as the footnotes',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '## Footnote label\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: The page already has an anchor called “#footnote-label”.',
      '  Reword the heading.',
    ],
  },
  {
    name: 'a heading, a link, and a footnote with the wrong syntax',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '##Prices\n\n[Prices] (/services) and a note[^7]. The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: This isn’t a valid heading.',
      '  Put a space after the last #.',
      'content/blog/one/index.mdx:17:8: This isn’t a valid link or image.',
      '  Write [text](/page), with nothing between ] and (.',
      'content/blog/one/index.mdx:17:32: There’s no footnote with this name.',
      '  Define it further down, like “[^1]: The note.”',
    ],
  },
  {
    name: 'a fact with a variable in it',
    file: 'data/facts.json',
    from: '"text": "within a day"',
    to: '"text": "within a day, for {price:starter}"',
    expected: [
      'data/facts.json:4:13: Entry 1, text: a variable’s value can’t contain another variable; write out the words instead.',
      '  The words that replace the variable mid-sentence: no initial capital, no period.',
    ],
  },
  {
    name: 'a provenance label with a variable in it',
    file: 'data/provenance.json',
    from: '"none": "Words',
    to: '"none": "{price:starter} Words',
    expected: [
      'data/provenance.json:9:11: None: a variable’s value can’t contain another variable; write out the words instead.',
      '  Used once all studies are verified.',
    ],
  },
  {
    name: 'a first result with a baseline of zero',
    file: 'content/case-studies/first/index.mdx',
    from: 'baseline: 10',
    to: 'baseline: 0',
    expected: [
      'content/case-studies/first/index.mdx:18:15: Metrics, entry 1, baseline: the first result can’t be 0, because its scale has no zero; put another result first.',
      '  The old value.',
    ],
  },
  {
    name: 'a result below zero',
    file: 'content/case-studies/first/index.mdx',
    from: 'baseline: 10',
    to: 'baseline: -10',
    expected: [
      'content/case-studies/first/index.mdx:18:15: Metrics, entry 1, baseline: -10 is too small; it needs to be at least 0.',
      '  The old value.',
    ],
  },
  {
    name: 'a result with too many digits',
    file: 'content/case-studies/first/index.mdx',
    from: 'value: 20',
    to: 'value: 2000000000000000',
    expected: [
      'content/case-studies/first/index.mdx:19:12: Metrics, entry 1, value: 2000000000000000 is too large; the limit is 1000000000000.',
      '  The new value.',
    ],
  },
  {
    name: 'HTML in a data file',
    file: 'data/service-pages/seo.json',
    from: 'What the service seo brings',
    to: '<b>What</b> the service seo brings',
    expected: [
      'data/service-pages/seo.json:3:14: <b> would show as typed, because this is plain text.',
      '  Remove the markup.',
    ],
  },
  {
    name: 'Markdown in front matter',
    file: 'content/blog/one/index.mdx',
    from: 'title: ',
    to: 'title: "**Bold** and so on and on" #',
    expected: [
      'content/blog/one/index.mdx:2:8: **Bold** would show as typed, because this is plain text.',
      '  Remove the markup.',
    ],
  },
  {
    name: 'a chart the text doesn’t show',
    file: 'content/case-studies/first/index.mdx',
    from: '<Chart id="by-month" />',
    to: '',
    expected: [
      'content/case-studies/first/index.mdx:41:9: The text doesn’t show the chart “by-month”.',
      '  Put <Chart id="by-month" /> on its own line where it belongs, or delete the chart.',
    ],
  },
  {
    name: 'two posts with the same headline',
    file: 'content/blog/one/index.mdx',
    from: 'A post with the number one',
    to: 'A post with the number two',
    expected: [
      'content/blog/two/index.mdx:2:8: content/blog/one/index.mdx:2 already uses this headline.',
      '  Change one of them.',
    ],
  },
  {
    name: 'a link that no browser can open',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Us](https://other.example:99999/), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: “https://other.example:99999/” isn’t a valid link.',
      '  Copy the URL from a browser.',
    ],
  },
  {
    name: 'a link that hides its domain behind another one',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Us](https://test-agency.example@other.example/about), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: This link goes to “other.example”.',
      '  Copy the URL from a browser. If you do mean this domain, write other.example.',
    ],
  },
  {
    name: 'an email link with a comma',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Write](mailto:hello@test-agency,example), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: warning: “hello@test-agency,example” isn’t an email address.',
      '  Write an address like mailto:name@company.com.',
    ],
  },
  {
    name: 'a full URL to this site without www',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Us](https://test-agency.example/about), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: This is the full URL of a page on this site.',
      '  Write [link text](/about).',
    ],
  },
  {
    name: 'a typed price range in a text',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'For $500–$900, the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:5: warning: $500–$900 matches a price in data/, but it won’t update here when that price changes.',
      '  Write {price:ppc-page} if that’s the price you mean.',
    ],
  },
  {
    name: 'a typed price in a field',
    file: 'data/faq.json',
    from: 'What does it cost?',
    to: 'Can it start at $5,000?',
    expected: [
      'data/faq.json:8:36: warning: $5,000 matches a price in data/, but it won’t update here when that price changes.',
      '  Write {price:starter} if that’s the price you mean.',
    ],
  },
  {
    name: 'a heading without text',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '## Empty\n\n## Next\n\nThe first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: warning: There’s no text under this heading.',
      '  Write the section or delete the heading.',
    ],
  },
  {
    name: 'text instead of a group of fields',
    file: 'data/site.json',
    from: '"hours"',
    to: '"company": "Zoro Digital LLC",\n  "hours"',
    expected: [
      'data/site.json:9:14: Company: this is text, but it needs to be a group of fields.',
      '  Who a client signs with. Leave it out until you know. Its fields: legalName, address, timeZone, people.',
    ],
  },
  {
    name: 'a “per” that isn’t a unit',
    file: 'data/service-pages/ppc.json',
    from: '"per": "page"',
    to: '"per": "per page"',
    expected: [
      'data/service-pages/ppc.json:15:18: Pricing, rows, entry 1, price, per: “per page” is in the wrong format.',
      '  Use “once”, “month”, or a unit like “page”. How often the price is charged, or for which unit.',
    ],
  },
  {
    name: 'a source with an impossible date',
    file: 'content/blog/one/index.mdx',
    from: 'date: ',
    to: 'sources:\n  - { title: A document, publisher: Them, date: 2023-02-30 }\ndate: ',
    expected: [
      'content/blog/one/index.mdx:8:49: Sources, entry 1, date: this isn’t a year (2025), month (2025-03), or day (2025-03-09).',
      '  When it was published.',
    ],
  },
  {
    name: 'a source checked in the future',
    file: 'content/blog/one/index.mdx',
    from: 'date: ',
    to: 'sources:\n  - { title: A document, publisher: Them, checked: 2999-01 }\ndate: ',
    expected: [
      'content/blog/one/index.mdx:8:52: warning: This date is in the future.',
      '  Check the year.',
    ],
  },
  {
    name: 'an update in the future',
    file: 'content/blog/one/index.mdx',
    from: 'date: ',
    to: 'updated: 2999-01-01\ndate: ',
    expected: [
      'content/blog/one/index.mdx:7:10: warning: This date is in the future.',
      '  Check the year.',
    ],
  },
  {
    name: 'two identical labels in a chart',
    file: 'content/case-studies/first/index.mdx',
    from: 'labels: [May, June]',
    to: 'labels: [June, June]',
    expected: [
      'content/case-studies/first/index.mdx:47:20: Charts, entry 1, labels, entry 2: this is listed twice; remove one.',
      '  A label, like a month or a channel.',
    ],
  },
  {
    name: 'a file’s name as an image’s description',
    file: 'content/case-studies/first/index.mdx',
    from: 'phone="./work-phone.png" alt="',
    to: 'phone="./work-phone.png" alt="IMG_2041-final.png" caption="',
    expected: [
      'content/case-studies/first/index.mdx:73:51: Figure, alt: this is a file name, not a description.',
      '  What the image shows, for people who can’t see it.',
    ],
  },
  {
    name: 'a URL with a space',
    file: 'data/site.json',
    from: 'https://builder.test-agency.example/',
    to: 'https://builder.test-agency.example/a b',
    expected: [
      'data/site.json:37:12: WebsiteBuilder, url: “https://builder.test-agency.example/a b” is in the wrong format.',
      '  Use a URL without spaces. The link’s URL, starting with https://.',
    ],
  },
  {
    name: 'bullets in a field',
    file: 'data/service-pages/seo.json',
    from: 'What the service seo brings',
    to: 'What • the service • seo brings',
    expected: [
      'data/service-pages/seo.json:3:14: • would show as typed, because this is plain text.',
      '  Remove the markup.',
    ],
  },
  {
    name: 'a to-do',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'TODO ask Ana. The first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: “TODO” is a placeholder.',
      '  Replace it with your own words, or set “draft: true” until you do. If it’s in a comment, check the value before the #, then delete the comment.',
    ],
  },
  {
    name: 'a dollar sign before a price',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'For ${price:starter}, the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:5: The page would show two dollar signs, because the variable already has one.',
      '  Delete the $ before the {.',
    ],
  },
  {
    name: 'a link to a page’s file',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[There](/content/case-studies/first/index.mdx), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: There’s no page at /content/case-studies/first/index.mdx.',
      '  Did you mean “/case-studies/first”?',
    ],
  },
  {
    name: 'a link with .html',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[There](/services/seo.html), the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: There’s no page at /services/seo.html.',
      '  Did you mean “/services/seo”?',
    ],
  },
  {
    name: 'a missing group of fields',
    file: 'data/site.json',
    from: '"websiteBuilder": {\n    "name": "Builder",\n    "url": "https://builder.test-agency.example/"\n  }',
    to: '"nextStart": "2999-01"',
    expected: [
      'data/site.json:1:1: The field “websiteBuilder” is missing.',
      '  The footer’s link to the website builder. Its fields: name, url.',
    ],
  },
  {
    name: 'text instead of a list',
    file: 'content/blog/one/index.mdx',
    from: 'tags: [audits]',
    to: 'tags: audits, seo',
    expected: [
      'content/blog/one/index.mdx:6:7: Tags: this is text, but it needs to be a list, like [a, b].',
      '  One to four tags.',
    ],
  },
  {
    name: 'percentages in a chart',
    file: 'content/case-studies/first/index.mdx',
    from: 'values: [10, 20]',
    to: 'values: [13.3%, 14%]',
    expected: [
      'content/case-studies/first/index.mdx:50:18: Charts, entry 1, series, entry 1, values, entry 1: this is text, but it needs to be a number without quotation marks.',
      '  Use digits only, like 5000, and a decimal point if you need one, like 4.5. Leave out commas, symbols, units, and extra zeros.',
    ],
  },
  {
    name: 'a title on two lines',
    file: 'content/blog/one/index.mdx',
    from: 'title: "A post with the number one"',
    to: 'title: |\n  A post with\n  the number one',
    expected: [
      'content/blog/one/index.mdx:2:8: The page would join these lines.',
      '  Write the text on one line.',
    ],
  },
  {
    name: 'a line break in a title',
    file: 'content/blog/one/index.mdx',
    from: 'title: "A post with the number one"',
    to: 'title: "A post with\\nthe number one"',
    expected: [
      'content/blog/one/index.mdx:2:8: The page would join these lines.',
      '  Write the text on one line.',
    ],
  },
  {
    name: 'a chart’s id with spaces',
    file: 'content/case-studies/first/index.mdx',
    from: 'id: by-month',
    to: 'id: by the month',
    expected: [
      'content/case-studies/first/index.mdx:41:9: Charts, entry 1, id: “by the month” is in the wrong format.',
      '  Use lowercase letters, digits, and single hyphens. The chart’s name in this file. <Chart id="…" /> shows the chart.',
    ],
  },
  {
    name: 'a domain without https',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: 'www.other.example, the first paragraph',
    expected: [
      'content/blog/one/index.mdx:15:1: “http://www.other.example” isn’t a valid link.',
      '  Use https://, mailto:, tel:, or a path that starts with a slash.',
    ],
  },
  {
    name: 'nothing for links to the top of the page and to a phone number',
    file: 'content/blog/one/index.mdx',
    from: 'The first paragraph',
    to: '[Top](#top), [text us](sms:+15555550123), the first paragraph',
    expected: [],
  },
]

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test.each(mistakes)('reports $name', ({ file, from, to, expected }) => {
  project.replace(file, from, to)
  const reported = project.check().diagnostics.flatMap(each => {
    const { line, column, severity, message, fix } = each
    const kind = severity === 'warning' ? 'warning: ' : ''
    return [`${each.file}:${line}:${column}: ${kind}${message}`, ...(fix ? [`  ${fix}`] : [])]
  })
  expect(reported).toEqual(expected)
})
