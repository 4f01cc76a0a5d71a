import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** Returns the check’s diagnostics for these redirects: position, message, and fix. */
function check(...redirects: [from: string, to: string][]): string[] {
  const list = redirects.map(([from, to]) => JSON.stringify({ from, to, permanent: true }))
  project.write('data/redirects.json', `[\n${list.join(',\n')}\n]\n`)
  return project
    .check()
    .diagnostics.map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix ?? ''}`)
}

test('accepts redirects from other systems’ paths', () => {
  expect(
    check(
      ['/old', '/about'],
      ['/x/y', '/'],
      ['/index.php', '/'],
      ['/About.html', '/about'],
      ['/2019/04/~anna/Caf%C3%A9.aspx', '/about'],
    ),
  ).toEqual([])
})

test.each([
  ...['/a*', '/a/:b', '/a?b=1', '/a#b', '/a b', 'a', '/a/', '//a', '/é', 'https://a.example'],
  ...['/a%', '/%', '/a%2', '/a%zz', '/%E9', '/a%00', '/a%2Fb', '/%5Cevil.example', '/a%0Ab'],
  ...['/..', '/a/../b', '/./a'],
])('rejects the old path %s, which some hosts misread', from => {
  expect(check([from, '/about'])).toHaveLength(1)
})

test.each<[string, [string, string][], string]>([
  [
    'a live page',
    [['/about', '/contact']],
    '2 /about is an existing page, so it can’t be redirected. Delete the redirect, or remove the page.',
  ],
  [
    'a page’s file',
    [['/about.html', '/contact']],
    '2 /about.html is an existing page, so it can’t be redirected. Delete the redirect, or remove the page.',
  ],
  [
    'a path redirected twice',
    [
      ['/a', '/about'],
      ['/a', '/contact'],
    ],
    '3 data/redirects.json:2 already uses this old path. Change one of them.',
  ],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/about'],
    ],
    '2 There’s no page at /b. Link to a page that exists.',
  ],
  ['a loop', [['/a', '/a']], '2 There’s no page at /a. Link to a page that exists.'],
  ['a dead end', [['/a', '/abuot']], '2 There’s no page at /abuot. Did you mean “/about”?'],
  [
    'an unlisted page',
    [['/search', '/about']],
    '2 /search is an existing page, so it can’t be redirected. Delete the redirect, or remove the page.',
  ],
  [
    'a missing anchor',
    [['/a', '/about#nowhere']],
    '2 The page /about has no anchor “#nowhere”. Remove the # and everything after it.',
  ],
  [
    'a misspelled anchor',
    [['/a', '/services#price']],
    '2 The page /services has no anchor “#price”. Did you mean “prices”?',
  ],
  ...[
    '/rss.xml',
    '/robots.txt',
    '/api/contact',
    '/assets/x.js',
    '/pagefind/pagefind.js',
    '/page-data/app-data.json',
    '/.well-known/security.txt',
    '/sitemap-0.xml',
    '/_headers',
    '/verification.html',
  ].map((path): [string, [string, string][], string] => [
    `the site’s own file ${path}`,
    [[path, '/about']],
    `2 ${path} is reserved for the site’s own files. Delete the redirect: some hosts would follow it instead of serving the file.`,
  ]),
])('reports %s', (_, redirects, message) => {
  project.write('static/verification.html', '')
  expect(check(...redirects)).toEqual([`data/redirects.json:${message}`])
})

test('accepts a redirect to an anchor', () => {
  expect(check(['/a', '/services#prices'], ['/feed.xml', '/blog'], ['/caf%C3%A9', '/'])).toEqual([])
})

describe('a scheduled page', () => {
  const NEW = 'content/blog/new/index.mdx'
  beforeEach(() => {
    const text = project.read('content/blog/one/index.mdx').replaceAll(/\bone\b/g, 'new')
    project.write(NEW, text.replace('[two, three]', '[one, two]'))
    project.replace(NEW, 'date: 2025-06-01', 'date: 2999-01-01')
  })

  test('can’t be a redirect’s target', () => {
    expect(check(['/a', '/blog/new'])).toEqual([
      expect.stringContaining('The page /blog/new doesn’t go live until 2999-01-01.'),
    ])
  })

  test('can redirect elsewhere until it’s live, and then gets a warning', () => {
    expect(check(['/blog/new', '/blog'])).toEqual([])
    project.replace(NEW, '2999-01-01', '2025-06-01')
    expect(check(['/blog/new', '/blog'])).toEqual([
      'data/redirects.json:2 /blog/new is an existing page, so it can’t be redirected. Delete the redirect, or remove the page.',
    ])
    expect(project.check().diagnostics.map(({ severity }) => severity)).toEqual(['warning'])
  })

  test('can’t be a redirect’s target if it’s a draft', () => {
    project.replace(NEW, 'team:', 'draft: true\nteam:')
    expect(check(['/a', '/blog/new'])).toEqual([
      'data/redirects.json:2 The page /blog/new isn’t on the live site. Link to a live page, or publish content/blog/new/index.mdx first.',
    ])
  })
})
