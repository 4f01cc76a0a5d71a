import { execFileSync } from 'node:child_process'
import fs, { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/rules/check-project'
import { renamePage, unpublishPage } from './change-address'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args])
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const errors = () =>
  checkProject(root)
    .diagnostics.filter(isError)
    .map(({ message }) => message)

/** Copies this project's data/, content/, and static/ to a new Git repository. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'address-'))
  for (const folder of ['data', 'content', 'static'])
    cpSync(folder, join(root, folder), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Lists the files that contain a text. */
const filesWith = (text: string) =>
  execFileSync('git', ['-C', root, 'grep', '-lF', '--untracked', text], { encoding: 'utf8' })
    .trim()
    .split('\n')

test.each([
  ['/case-studies/saas-technology-platform', '/case-studies/billing-without-a-pause'],
  ['/blog/community-management-playbook', '/blog/community-rules'],
  ['/services/seo', '/services/search'],
  ['/privacy', '/data-protection'],
  ['/blog/tags/checklists', '/blog/tags/lists'],
])('renames %s to %s everywhere and adds a redirect', (from, to) => {
  expect(renamePage(root, from, to)).toContain(`${from} now redirects to ${to}.`)
  expect(errors()).toEqual([])
  expect(filesWith(`${from}"`)).toEqual(['data/redirects.json'])
})

test('removes every reference to an unpublished page and redirects its path to the list page', () => {
  const path = '/blog/community-management-playbook'
  const file = `content${path}/index.mdx`
  // Use Windows line endings.
  for (const changed of [file, 'content/blog/local-search-audit-checklist/index.mdx'])
    writeFileSync(join(root, changed), read(changed).replaceAll('\n', '\r\n'))
  writeFileSync(join(root, file), read(file).replace('\r\n---', '\r\ndraft: false\r\n---'))
  expect(unpublishPage(root, path)).toContain(`${path} now redirects to /blog.`)
  expect(read(file).match(/^draft: .*\r\n/gm)).toEqual(['draft: true\r\n'])
  expect(errors()).toEqual([])
  const naming = filesWith('community-management-playbook').filter(
    file => !file.startsWith('content/blog/community'),
  )
  expect(naming.filter(file => file !== 'data/to-confirm.json')).toEqual(['data/redirects.json'])
})

test.each([
  [
    'an unknown page',
    () => renamePage(root, '/blog/community-managment-playbook', '/blog/x'),
    /isn’t the path of a page that can be moved/,
  ],
  [
    'a fixed path',
    () => renamePage(root, '/contact', '/write'),
    /isn’t the path of a page that can be moved/,
  ],
  [
    'a path that’s already taken',
    () => renamePage(root, '/services/seo', '/services/ppc'),
    /already/,
  ],
  [
    'a path for another page kind',
    () => renamePage(root, '/services/seo', '/blog/seo'),
    /can't be the path of this page/,
  ],
  [
    'a path that’s reserved',
    () => renamePage(root, '/privacy', '/develop'),
    /^Nothing was changed.*:\n[^]*reserved for the site’s own files/,
  ],
  [
    'a slug with capitals',
    () => renamePage(root, '/blog/community-management-playbook', '/blog/Playbook'),
    /can't be the path of this page/,
  ],
  [
    'unpublishing a tag',
    () => unpublishPage(root, '/blog/tags/checklists'),
    /isn’t a live page that can be a draft/,
  ],
  [
    'unpublishing a service',
    () => unpublishPage(root, '/services/seo'),
    /isn’t a live page that can be a draft/,
  ],
])('rejects %s and changes nothing', (_, change, message) => {
  expect(change).toThrow(message)
  expect(git('status', '--porcelain').toString()).toBe('')
})

test('unpublishes the last post with a tag, then a page the unpublished post refers to', () => {
  const [first, ...others] = filesWith('tags: [')
    .filter(file => /^tags: .*\bstrategy\b/m.test(read(file)) && !/^draft: true/m.test(read(file)))
    .map(file => `/blog/${String(file.split('/')[2])}`)
  for (const path of others) {
    const file = `content${path}/index.mdx`
    writeFileSync(
      join(root, file),
      read(file).replace(/(^tags: .*)(?:, strategy|strategy, )/m, '$1'),
    )
  }
  expect(unpublishPage(root, String(first))).toContain(
    '/blog/tags/strategy now redirects to /blog.',
  )
  const [, named = ''] = /^related: \[([\w-]+)/m.exec(read(`content${first}/index.mdx`)) ?? []
  expect(unpublishPage(root, `/blog/${named}`)).toContain(`/blog/${named} now redirects to /blog.`)
  expect(errors()).toEqual([])
})

test('changes nothing if a required field refers to the page, and lists each such field', () => {
  const { hero } = (JSON.parse(read('data/pages/home.json')) as { work: { hero: string } }).work
  expect(() => unpublishPage(root, `/case-studies/${hero}`)).toThrow(
    /^Nothing was changed.*:\n[^]*data\/pages\/home\.json:\d+:\d+: .* isn’t on the live site/,
  )
  expect(git('status', '--porcelain').toString()).toBe('')
})

test('updates the link in a renamed case study’s work sample', () => {
  renamePage(root, '/case-studies/dental-practice-group', '/case-studies/five-dentists')
  const sample = read('static/work/dental-practice-group/booking-form.html')
  expect(sample).toContain('href="../../case-studies/five-dentists"')
  expect(sample).not.toContain('case-studies/dental-practice-group')
})

describe('a failed rename changes nothing', () => {
  const unchanged = () => git('status', '--porcelain', '--untracked-files=all').toString().trim()

  test('if there’s already a folder with that name', () => {
    mkdirSync(join(root, 'content/blog/a-new-name/drafts'), { recursive: true })
    expect(() => renamePage(root, '/blog/app-or-website-decision', '/blog/a-new-name')).toThrow(
      /content\/blog\/a-new-name/,
    )
    expect(unchanged()).toBe('')
  })

  test('if a file can’t be moved', () => {
    const move = fs.renameSync
    const rename = jest.spyOn(fs, 'renameSync').mockImplementation((from, to) => {
      if (String(from).endsWith('service-pages/seo.json')) throw new Error('permission denied')
      move(from, to)
    })
    expect(() => renamePage(root, '/services/seo', '/services/search')).toThrow('permission denied')
    expect(rename.mock.calls.length).toBeGreaterThan(1)
    rename.mockRestore()
    expect(unchanged()).toBe('')
  })
})
