/** `npm run report` on real branches: only a style change, and a renamed and edited page. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { livePosts } from '../support/content'
import { expectPassed } from '../support/expect-passed'
import { copyProject } from '../support/project-copy'

/** A report runs two builds of about a minute each; slower machines need more time. */
jest.setTimeout(15 * 60_000)

const copy = copyProject()
afterAll(() => copy.dispose())
const at = (file: string) => join(copy.root, file)
const read = (file: string) => readFileSync(at(file), 'utf8')

function edit(file: string, change: (text: string) => string): void {
  const text = read(file)
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(at(file), changed)
}

const report = () => copy.run('report')
const text = () => read('build/report/report.txt')
const html = () => load(read('build/report/report.html'))

/** Creates a branch off main with an uncommitted edit. */
function branch(name: string, change: () => void): void {
  copy.git('checkout', '--quiet', '--force', '-b', name, 'main')
  change()
}

/** The number of entries in each section, from the report’s first line. */
const counts = () =>
  Object.fromEntries(
    [...(text().split('\n')[0] ?? '').matchAll(/([A-Z][a-z ]+) \((\d+)\)/g)].map(
      ([, section, count]) => [String(section), Number(count)],
    ),
  )

test('for a style sheet change, reports no changed pages and shows one page of each kind', () => {
  branch('style', () => {
    writeFileSync(at('NOTES.md'), 'Nothing a visitor would see.\n')
    edit('src/styles/base.css', css => `${css}\nmain { color: #123456 }\n`)
  })
  expectPassed(report())
  expect(text().trim().split('\n')).toEqual([
    'What this change does to the site: Changed files (1).',
    '',
    '@@ Changed files @@',
    '  Style sheet',
  ])
  const $ = html()
  const shown = $('h3')
    .map((_, heading) => $(heading).text())
    .get()
  expect(shown.filter(name => name.endsWith('390 px wide')).length).toBeGreaterThan(5)
})

describe('for a branch that renames a post, adds a sentence to it, and changes a price', () => {
  const [post] = livePosts()
  const from = `/blog/${post?.slug}`
  const to = `${from}-again`
  const added = 'This sentence is wrong.'

  beforeAll(() => {
    branch('renamed', () => {
      expectPassed(copy.run('rename', [from, to]))
      edit(`content${to}/index.mdx`, mdx => `${mdx}\n${added}\n`)
      edit('data/pricing.json', json => json.replace(/"price": \d+/, '"price": 5170'))
    })
    expectPassed(report())
  })

  test('lists the rename and counts each page once', () => {
    expect(text()).toContain(`${from} is now ${to}`)
    const { 'Changed pages': changed = 0, ...others } = counts()
    expect(others).toMatchObject({ 'Renamed pages': 1 })
    for (const section of ['Added pages', 'Removed pages'])
      expect(others).not.toHaveProperty(section)
    expect(html()(`h2:contains("Changed pages (${changed})") + ul li`)).toHaveLength(changed)
  })

  test('shows the added sentence, with phone and desktop screenshots of the page', () => {
    expect(text()).toContain(`+ ${added} (${to})`)
    for (const width of [390, 1280])
      expect(html()(`h3:contains("${to}, ${width} px wide") + .pair img`)).toHaveLength(2)
  })

  test('lists sentences with the new price and the pages they’re on', () => {
    const $ = html()
    const sentences = $('h2:contains("Text") + ul li').filter((_, item) =>
      $(item).find('ins').text().includes('5,170'),
    )
    expect(sentences.length).toBeGreaterThan(1)
    expect(sentences.filter((_, item) => $(item).find('small').text() === '')).toHaveLength(0)
  })

  test('lists the redirect first', () => {
    const [, , heading, line] = text().split('\n')
    expect(heading).toContain('@@ Security')
    expect(line).toBe(`+ Redirect from ${from}: ${to}`)
  })
})

test('fails right away on a content error and leaves no old report', () => {
  branch('broken', () => edit('data/pricing.json', json => json.replace('{', '{,')))
  const start = Date.now()
  const { passed, output } = report()
  expect(passed).toBe(false)
  expect(output).toContain('data/pricing.json:1:2')
  expect(output).not.toContain('success')
  expect(Date.now() - start).toBeLessThan(60_000)
  for (const file of ['report.html', 'report.txt', 'site'])
    expect(existsSync(at(`build/report/${file}`))).toBe(false)
})
