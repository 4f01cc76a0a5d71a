import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../../plugins/gatsby-plugin-content-check/src'
import {
  minimalFiles,
  minimalProject,
  PICTURE,
  placeOf,
  type TestProject,
} from '../../tests/support/minimal-project'
import { checkProject } from './check-project'

const STUDY = 'content/case-studies/first/index.mdx'
const POST = 'content/blog/one/index.mdx'
const SITE = 'data/site.json'
const PRICING = 'data/pricing.json'
const SERVICE_PAGE = 'data/service-pages/seo.json'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('reads every file of a valid project and reports nothing', () => {
  const { diagnostics, files, documents } = project.check()
  expect(diagnostics).toEqual([])
  expect(documents).toHaveLength(Object.keys(minimalFiles()).length)
  expect(files).toBe(listFiles(project.root, ['data', 'content']).length)
})

test('the site’s own content has no errors', () => {
  const { diagnostics, files } = checkProject(process.cwd())
  expect(files).toBeGreaterThan(0)
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([])
})

test('reports a data file with capitals in its name', () => {
  renameSync(
    join(project.root, 'data/services/seo.json'),
    join(project.root, 'data/services/SEO.json'),
  )
  expect(project.check().diagnostics).toMatchObject([
    {
      message: 'The site doesn’t recognize this file or folder name.',
      fix: 'Rename “data/services/SEO.json” to data/services/seo.json.',
    },
  ])
})

test('rejects symbolic links in static/, even hidden ones, since Gatsby would publish their targets', () => {
  project.write('static/robots.txt', 'User-agent: *\n')
  symlinkSync('/etc/passwd', join(project.root, 'static/.hidden'))
  symlinkSync('/etc', join(project.root, 'static/folder'))
  project.write('static/node_modules/a.txt', 'A')
  symlinkSync('/etc', join(project.root, 'static/node_modules/b'))
  expect(project.check().diagnostics.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'static/.hidden: This is a symbolic link to /etc/passwd.',
    'static/folder: This is a symbolic link to /etc.',
    'static/node_modules/b: This is a symbolic link to /etc.',
  ])
})

describe('texts and images', () => {
  test('reports an image that links to a missing work sample', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.write('static/work/one/menu.html', '<!doctype html>')
    const figure = (path: string) =>
      `<Figure src="./home.png" alt="What it shows" tryIt="/work/one/${path}" />\n\nThe first`
    const text = project.replace(POST, 'The first', figure('menus'))
    expect(project.check().diagnostics).toMatchObject([
      { ...placeOf(text, 'tryIt'), message: 'There’s no page at /work/one/menus.' },
    ])
    project.replace(POST, 'menus', 'menu')
    expect(project.check().diagnostics).toEqual([])
  })

  test('warns about an unused image', () => {
    const unused = 'content/blog/one/unused.png'
    project.write(unused, PICTURE)
    expect(project.check().diagnostics).toMatchObject([
      { file: unused, severity: 'warning', message: `${POST} doesn’t use this image.` },
    ])
    project.replace(POST, 'The first', '![The home page](./unused.png)\n\nThe first')
    expect(project.check().diagnostics).toEqual([])
  })

  test('reports an image without alternative text', () => {
    project.write('content/blog/one/home.png', PICTURE)
    const text = project.replace(POST, 'The first', '<Figure src="./home.png" />\n\nThe first')
    expect(project.check().diagnostics).toEqual([
      {
        file: POST,
        ...placeOf(text, '<Figure'),
        severity: 'error',
        rule: 'missing-attribute',
        message: 'The attribute “alt” is missing from Figure.',
        fix: 'What the image shows, for people who can’t see it. 10 to 300 characters.',
      },
    ])
  })

  test('accepts an image in Markdown', () => {
    project.write('content/blog/one/home.png', PICTURE)
    project.replace(POST, 'The first', '![The home page](./home.png)\n\nThe first')
    expect(project.check().diagnostics).toEqual([])
  })

  test('reports a service without a page', () => {
    project.remove('data/service-pages/ppc.json')
    expect(project.check().diagnostics.filter(({ severity }) => severity === 'error')).toEqual([
      {
        file: 'data/services/ppc.json',
        line: 1,
        column: 1,
        severity: 'error',
        rule: 'missing-file',
        message: 'This service has no page: data/service-pages/ppc.json doesn’t exist.',
        fix: 'Create the file from a copy of another service’s page, or delete the service.',
      },
    ])
  })
})

test('reports a case study on the home page whose chart and result have different formats', () => {
  const format = 'title: Visits by month\n    format: number'
  project.replace(STUDY, format, format.replace('number', 'currency'))
  const home = project.read('data/pages/home.json')
  expect(project.check().diagnostics).toEqual([
    {
      file: 'data/pages/home.json',
      ...placeOf(home, '"first"\n  },\n  "nextStep"'),
      severity: 'error',
      rule: 'hero',
      message: 'This case study’s first chart and first result have different formats.',
      fix: 'Choose a case study where both use the same “format”: the home page draws them on one scale.',
    },
  ])
})

describe('multiple errors', () => {
  test('reports every error, sorted by file and position', () => {
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

  test('reports all cross-file errors', () => {
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '(/services/seo)', '(/nowhere)')
    project.replace(PRICING, '"popular": false', '"popular": true')
    project.replace('data/redirects.json', '"/old"', '"/contact"')
    expect(project.check().diagnostics.map(each => each.rule)).toEqual([
      'reference',
      'link',
      'field',
      'redirect',
    ])
  })

  test('reports dead links in a file with other errors', () => {
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

  test('reports broken references in a file with other errors', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    project.replace(STUDY, 'industry: retail', 'industry: none')
    project.replace(STUDY, '<Chart id="by-month"', '<Chart id="by-moon"')
    project.replace(SERVICE_PAGE, '"from": 500', '"from": "5"')
    project.replace(SERVICE_PAGE, '"caseStudy": "first"', '"caseStudy": "fist"')
    expect(project.check().diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      `${STUDY} reference`,
      `${STUDY} field`,
      `${STUDY} reference`,
      `${SERVICE_PAGE} field`,
      `${SERVICE_PAGE} reference`,
    ])
  })

  test('doesn’t report a missing metric if an error hides the file’s metrics', () => {
    project.replace(STUDY, '  - id: visits', '  - di: visits')
    expect(project.check().diagnostics.filter(({ rule }) => rule === 'reference')).toEqual([])
  })

  test('doesn’t report links to a file with errors', () => {
    project.replace(STUDY, 'provenance: illustrative', 'provenance: guessed')
    expect(project.check().diagnostics).toHaveLength(1)
  })
})
