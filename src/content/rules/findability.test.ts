import {
  minimalProject,
  placeOf,
  tagNamed,
  type TestProject,
} from '../../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const warnings = (rule: string) =>
  project.check().diagnostics.filter(fault => fault.rule === rule && fault.severity === 'warning')

test('a good project has no warning', () => {
  expect(project.check().diagnostics).toEqual([])
})

describe('main keywords', () => {
  const post = 'content/blog/one/index.mdx'

  test('that two pages share are warned of, at the second, with the first one’s file', () => {
    project.replace(post, 'keywords: [a phrase about one]', 'keywords: ["A  phrase about HOME"]')
    const [warning, ...others] = warnings('keyword')
    expect(others).toEqual([])
    expect(warning?.message).toContain('compete')
    const files = [warning?.file, /keyword of (\S+) too/.exec(warning?.message ?? '')?.[1]]
    expect(files.sort()).toEqual([post, 'data/pages/home.json'])
    expect(warning?.line).toBeGreaterThan(1)
  })

  test('that another page names further down are no rivals', () => {
    project.replace(post, '[a phrase about one]', '[a phrase of its own, a phrase about home]')
    expect(warnings('keyword')).toEqual([])
  })

  test('are no reason to stop a build', () => {
    project.replace(post, 'a phrase about one', 'a phrase about home')
    expect(project.check().diagnostics.every(({ severity }) => severity === 'warning')).toBe(true)
  })
})

test('a tag that nothing names is warned of, at its place; a draft may name it first', () => {
  const tag = tagNamed('plans')
  project.replace('data/tags.json', '[', `[\n${JSON.stringify(tag)},`)
  const told = {
    file: 'data/tags.json',
    ...placeOf(project.read('data/tags.json'), '"plans"'),
    severity: 'warning',
    rule: 'unused',
    message: 'Nothing names the tag “plans”.',
    fix: 'Name it in a study or a post, or delete the entry.',
  }
  expect(project.check().diagnostics).toEqual([told])
  const post = 'content/blog/draft/index.mdx'
  project.write(post, project.read('content/blog/one/index.mdx').replaceAll(/\bone\b/g, 'draft'))
  project.replace(post, 'tags: [audits]', 'tags: [audits, plans]')
  expect(warnings('unused')).toEqual([])
  project.replace(post, 'tags:', 'draft: true\ntags:')
  expect(warnings('unused')).toEqual([])
})

describe('links to a page', () => {
  const related = (path: string, from: string, to: string) => project.replace(path, from, to)
  const one = 'content/case-studies/first/index.mdx'
  /** Studies that name the first as related no longer do. */
  const forget = (slugs: string[]) => {
    for (const slug of slugs) {
      const file = `content/case-studies/${slug}/index.mdx`
      const list = /related: \[.*\]/.exec(project.read(file))?.[0] ?? ''
      const others = ['second', 'third', 'fourth', 'fifth'].filter(other => other !== slug)
      related(file, list, `related: [${others.join(', ')}]`)
    }
    const home = JSON.parse(project.read('data/pages/home.json')) as {
      proof: { caseStudies: string[] }
      work: { hero: string }
    }
    home.proof.caseStudies = ['second', 'third', 'fourth']
    home.work.hero = 'second'
    project.write('data/pages/home.json', JSON.stringify(home))
  }

  beforeEach(() => {
    const text = project
      .read('content/case-studies/fourth/index.mdx')
      .replaceAll('fourth', 'fifth')
      .replace(/related: \[.*\]/, 'related: [second, third, fourth]')
    project.write('content/case-studies/fifth/index.mdx', text)
    for (const service of ['seo', 'ppc']) {
      const page = `data/service-pages/${service}.json`
      project.write(page, project.read(page).replaceAll('"first"', '"second"'))
    }
  })

  test('are warned of where only the lists of all pages have any', () => {
    forget(['second', 'third', 'fourth', 'fifth'])
    const found = warnings('few-links').filter(({ file }) => file === one)
    expect(found.map(({ message }) => message)).toEqual([
      'No page leads to /case-studies/first, but for the lists of all pages.',
    ])
  })

  test('one is not enough, and two are', () => {
    forget(['second', 'third', 'fourth', 'fifth'])
    const link = (slug: string) => {
      const file = `content/blog/${slug}/index.mdx`
      project.replace(file, 'The first paragraph', 'See [a study](/case-studies/first). The first')
    }
    link('one')
    expect(warnings('few-links').find(({ file }) => file === one)?.message).toBe(
      'Only /blog/one leads to /case-studies/first, but for the lists of all pages.',
    )
    link('two')
    expect(warnings('few-links').filter(({ file }) => file === one)).toEqual([])
  })

  test('of a project with diagnostics are not judged', () => {
    forget(['second', 'third', 'fourth', 'fifth'])
    project.replace('data/site.json', '"url"', '"urll"')
    expect(warnings('few-links')).toEqual([])
  })
})
