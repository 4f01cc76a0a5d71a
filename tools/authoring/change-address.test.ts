import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/content/rules/check-project'
import { renamePage, unpublishPage } from './change-address'

let root: string
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args])
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const errors = () =>
  checkProject(root)
    .diagnostics.filter(isError)
    .map(({ message }) => message)

/** The editors' folders of this project, as a live one. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'address-'))
  for (const folder of ['data', 'content', 'static'])
    cpSync(folder, join(root, folder), { recursive: true })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '--message', 'All')
})
afterEach(() => rmSync(root, { recursive: true }))

/** Files of data/ and content/ in which a text stands. */
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
])('%s becomes %s everywhere, and leads on', (from, to) => {
  expect(renamePage(root, from, to)).toContain(`${from} leads on to ${to}.`)
  expect(errors()).toEqual([])
  expect(filesWith(`${from}"`)).toEqual(['data/redirects.json'])
})

test('a page is taken down: nothing names it, and its address leads to the list', () => {
  const path = '/blog/community-management-playbook'
  expect(unpublishPage(root, path)).toContain(`${path} leads on to /blog.`)
  expect(read(`content${path}/index.mdx`)).toContain('\ndraft: true\n---\n')
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
    /Did you mean/,
  ],
  ['a fixed address', () => renamePage(root, '/contact', '/write'), /part of the site's code/],
  ['an address that is taken', () => renamePage(root, '/services/seo', '/services/ppc'), /already/],
  [
    'another kind of page',
    () => renamePage(root, '/services/seo', '/blog/seo'),
    /no address for this page/,
  ],
  ['a service to take down', () => unpublishPage(root, '/services/seo'), /no live post/],
])('%s: nothing is changed', (_, change, message) => {
  expect(change).toThrow(message)
  expect(git('status', '--porcelain').toString()).toBe('')
})

test('where a field cannot do without the page, the check names the place', () => {
  const { hero } = (JSON.parse(read('data/pages/home.json')) as { work: { hero: string } }).work
  unpublishPage(root, `/case-studies/${hero}`)
  const left = checkProject(root).diagnostics.filter(isError)
  expect(left).toContainEqual(expect.objectContaining({ file: 'data/pages/home.json' }))
})
