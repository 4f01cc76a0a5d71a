import { formatDiagnostics } from '../../../plugins/gatsby-plugin-content-check/src'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import {
  minimalFiles,
  minimalProject,
  PICTURE,
  placeOf,
  type TestProject,
} from '../../../tests/support/minimal-project'
import {
  STUDY,
  POST,
  STUDY_LIST,
  SITE,
  PRICING,
  SERVICE_PAGE,
} from '../../../tests/support/mistakes/mistake'
import { checkProject } from './check-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('a good project has no diagnostics, and every file of it is read', () => {
  const { diagnostics, files, documents } = project.check()
  expect(diagnostics).toEqual([])
  expect(files).toBe(Object.keys(minimalFiles()).length)
  expect(documents).toHaveLength(files)
})

test('the real project can be published: at most there is advice', () => {
  const { diagnostics, files } = checkProject(process.cwd())
  expect(files).toBeGreaterThan(0)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

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
  expect(project.check().diagnostics.map(fault => [fault.file, fault.rule, fault.message])).toEqual(
    [[file, 'missing-field', message]],
  )
})

describe('whole files', () => {
  const only = (file: string, rule: string, message: string, fix?: string) =>
    expect(project.check().diagnostics).toEqual([
      { file, line: 1, column: 1, severity: 'error', rule, message, fix },
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
    expect(project.check().diagnostics).toEqual([
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
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({
        file: 'content/blog/Bad_Name/index.mdx',
        line: 1,
        column: 1,
        rule: 'slug',
        message: '“Bad_Name” cannot be a part of an address.',
        fix: 'Rename it with lower-case letters, digits and single hyphens.',
      }),
    ])
  })

  test('pictures, hidden files and read-me files are no diagnostics', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.write('content/blog/one/.DS_Store', 'x')
    project.write('data/README.md', 'x')
    expect(project.check().diagnostics).toEqual([])
  })

  test('a symbolic link is told, whatever it leads to', () => {
    symlinkSync('index.mdx', join(project.root, 'content/blog/one/copy.mdx'))
    symlinkSync('nowhere.json', join(project.root, 'data/lost.json'))
    symlinkSync('../..', join(project.root, 'content/blog/all'))
    const places = project
      .check()
      .diagnostics.map(({ file, line, rule }) => `${file}:${line} ${rule}`)
    expect(places).toEqual([
      'content/blog/all:1 symbolic-link',
      'content/blog/one/copy.mdx:1 symbolic-link',
      'data/lost.json:1 symbolic-link',
    ])
    expect(project.check().diagnostics[1]?.message).toBe('This is a symbolic link to index.mdx.')
  })

  test('a picture without a description is told', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const text = project.replace(POST, 'The first', '<Figure src="./home.png" />\n\nThe first')
    expect(project.check().diagnostics).toEqual([
      {
        file: POST,
        ...placeOf(text, '<Figure'),
        severity: 'error',
        rule: 'attribute',
        message: 'Figure needs the attribute “alt”.',
        fix: 'What the picture shows, for those who cannot see it.',
      },
    ])
  })

  test.each([
    ['home.png', 'x', 'This is no PNG picture, whatever its name says.'],
    ['home.jpg', PICTURE, 'This is no JPG picture, whatever its name says.'],
    ['home.svg', '<svg width="1"/>', 'This SVG does not say how large it is.'],
  ])('%s that no program could show is told', (name, bytes, message) => {
    project.write(`content/blog/one/${name}`, bytes)
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({ file: `content/blog/one/${name}`, line: 1, column: 1, message }),
    ])
  })

  test('code in a language without colours is a warning', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.replace(POST, 'The first', '```javascrpt\n<b>\n```\n\n```ts\nlet a\n```\n\nThe first')
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({
        severity: 'warning',
        rule: 'code-language',
        message: 'Code in “javascrpt” is shown without colours.',
        fix: 'Did you mean “javascript”?',
      }),
    ])
  })

  test('a video whose film is nowhere is told once', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const video = '<Video url="youtube.com/1" src="./home.png" title="The home page" />'
    project.replace(POST, 'The first', `${video}\n\nThe first`)
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({
        rule: 'attribute',
        message: 'The attribute “url” of Video has a value that does not fit.',
        fix: 'Where the film can be seen, like https://vimeo.com/76979871.',
      }),
    ])
  })

  test('a picture in Markdown’s own words and a video are good', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const video = '<Video url="https://films.example/1" src="./home.png" title="The home page" />'
    project.replace(POST, 'The first', `![The home page](./home.png)\n\n${video}\n\nThe first`)
    expect(project.check().diagnostics).toEqual([])
  })

  test('a service without a page is told', () => {
    project.remove('data/service-pages/ppc.json')
    expect(project.check().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([
      {
        file: 'data/services/ppc.json',
        line: 1,
        column: 1,
        severity: 'error',
        rule: 'missing-file',
        message: 'The service has no page: there is no file data/service-pages/ppc.json.',
        fix: 'Write it, with a page of another service as the pattern; or delete the service.',
      },
    ])
  })

  test('a cover with a picture and a description is no fault; without the description it is', () => {
    project.write('content/blog/one/cover.png', PICTURE)
    const good = 'cover: ./cover.png\ncoverAlt: What the cover shows\nmetadata:'
    project.replace(POST, 'metadata:', good)
    expect(project.check().diagnostics).toEqual([])
    const text = project.replace(POST, 'coverAlt: What the cover shows\n', '')
    expect(project.check().diagnostics).toEqual([
      {
        file: POST,
        ...placeOf(text, './cover.png'),
        severity: 'error',
        rule: 'picture',
        message: 'The cover has no description.',
        fix: 'Add “coverAlt”: what the picture shows, for those who cannot see it.',
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
    expect(project.check().diagnostics).toEqual([
      {
        file: POST,
        line: before.split('\n').length,
        column: 'abc'.length + 1,
        severity: 'error',
        rule: 'encoding',
        message: 'This character is not UTF-8.',
        fix: 'Save the file with the encoding UTF-8.',
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
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({ line: before.split('\n').length + 2, column: 1, rule: 'encoding' }),
    ])
  })

  test('UTF-16 is the wrong encoding', () => {
    project.write(SITE, Buffer.from(`\ufeff${project.read(SITE)}`, 'utf16le'))
    expect(project.check().diagnostics).toEqual([
      expect.objectContaining({ file: SITE, line: 1, column: 1, rule: 'encoding' }),
    ])
  })
})

describe('several diagnostics', () => {
  test('all are told at once, by file and place', () => {
    project.replace(SITE, '"Test Agency"', '7')
    project.replace(SITE, '"priceRange": "$$"', '"priceRange": "cheap"')
    project.replace(POST, 'date: 2025-06-01', 'date: never')
    project.replace(POST, '## A heading', '### A heading')
    project.replace(STUDY, 'baseline: 10', 'baseline: ten')
    project.write('data/tags.json', '')
    const { diagnostics } = project.check()
    expect(diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${POST} field`,
      `${POST} heading`,
      `${STUDY} field`,
      `${SITE} field`,
      `${SITE} field`,
      'data/tags.json empty',
    ])
    expect(diagnostics[0]?.line).toBeLessThan(diagnostics[1]?.line ?? 0)
    expect(diagnostics[3]?.line).toBeLessThan(diagnostics[4]?.line ?? 0)
  })

  test('every fault between files is told at once', () => {
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '(/services/seo)', '(/nowhere)')
    project.replace(PRICING, '"popular": false', '"popular": true')
    project.replace('data/redirects.json', '"/old"', '"/contact"')
    expect(project.check().diagnostics.map(fault => fault.rule)).toEqual([
      'reference',
      'link',
      'popular',
      'redirect',
    ])
  })

  test('where the links of a file lead is told although its fields have diagnostics', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    project.replace(STUDY, '(/services/seo)', '(/nowhere)')
    project.replace(STUDY, '<Chart', '<Figure src="./gone.png" alt="What it shows" />\n\n<Chart')
    expect(project.check().diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${STUDY} field`,
      `${STUDY} link`,
      `${STUDY} picture`,
    ])
    project.replace(STUDY, 'industry: retail', 'industry: [retail')
    expect(project.check().diagnostics.map(({ rule }) => rule)).toContain('link')
  })

  test('what the fields of a file name is told although others of its fields have diagnostics', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '<Chart id="by-month"', '<Chart id="by-moon"')
    project.replace(SERVICE_PAGE, '"kind": "lines"', '"kind": "loops"')
    project.replace(SERVICE_PAGE, '"caseStudy": "first"', '"caseStudy": "fist"')
    expect(project.check().diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${STUDY} reference`,
      `${STUDY} field`,
      `${STUDY} reference`,
      `${SERVICE_PAGE} reference`,
      `${SERVICE_PAGE} field`,
    ])
  })

  test('where a fault hides which metrics there are, none is called missing', () => {
    project.replace(STUDY, '  - id: visits', '  - di: visits')
    expect(project.check().diagnostics.filter(({ rule }) => rule === 'reference')).toEqual([])
  })

  test('a file that cannot be read makes no other file’s links look dead', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    expect(project.check().diagnostics).toHaveLength(1)
  })

  test('a misspelt field is one thing to mend: what was meant is named', () => {
    const text = project.replace(SITE, '"blurb"', '"blrub"')
    const { diagnostics } = project.check()
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        ...placeOf(text, '"blrub"'),
        rule: 'unknown-field',
        message: 'There is no field “blrub”.',
        fix: 'Did you mean “blurb”?',
      }),
    )
  })
})

describe('formatDiagnostics', () => {
  test('shows place, message, the line itself and the fix, and counts at the end', () => {
    const text = project.replace(SITE, '"priceRange": "$$"', '"priceRange": "$$$$$"')
    project.write('data/tags.json', '')
    const { line, column } = placeOf(text, '"$$$$$"')
    const report = formatDiagnostics(project.root, project.check().diagnostics)
    expect(report).toContain(
      `${SITE}:${line}:${column}: PriceRange: “$$$$$” is not one of the possible values.\n`,
    )
    expect(report).toMatch(new RegExp(`> ${line} \\|   "priceRange": "\\$\\$\\$\\$\\$",`))
    expect(report).toContain('  Did you mean “$$$$”?')
    expect(report).toContain('data/tags.json:1:1: The file is empty.')
    expect(report.endsWith('2 errors in 2 files.')).toBe(true)
  })

  test('says so where nothing is wrong', () => {
    expect(formatDiagnostics(project.root, [])).toBe('Nothing is wrong.')
  })
})
