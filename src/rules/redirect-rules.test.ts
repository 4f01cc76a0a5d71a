import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** What the check says of redirects, as place, message and fix. */
function check(...redirects: [from: string, to: string][]): string[] {
  const list = redirects.map(([from, to]) => JSON.stringify({ from, to, permanent: true }))
  project.write('data/redirects.json', `[\n${list.join(',\n')}\n]\n`)
  return project
    .check()
    .diagnostics.map(({ file, line, message, fix }) => `${file}:${line} ${message} ${fix ?? ''}`)
}

test('old addresses that lead straight to pages, as other systems make them', () => {
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

test.each(['/a*', '/a/:b', '/a?b=1', '/a#b', '/a b', 'a', '/a/', '//a', '/é', 'https://a.example'])(
  '%s is no old address that every host understands',
  from => {
    expect(check([from, '/about'])).toHaveLength(1)
  },
)

test.each<[string, [string, string][], string]>([
  [
    'a page that leads elsewhere',
    [['/about', '/contact']],
    '2 /about is a page; it cannot lead elsewhere. Delete the redirect, or remove the page.',
  ],
  [
    'the file of a page',
    [['/about.html', '/contact']],
    '2 /about.html is a page; it cannot lead elsewhere. Delete the redirect, or remove the page.',
  ],
  [
    'an address twice',
    [
      ['/a', '/about'],
      ['/a', '/contact'],
    ],
    '3 /a is redirected twice. Keep one of the two.',
  ],
  [
    'a chain',
    [
      ['/a', '/b'],
      ['/b', '/about'],
    ],
    '2 /b leads on to /about. Lead it straight to a page.',
  ],
  ['a loop', [['/a', '/a']], '2 /a leads on to /a. Lead it straight to a page.'],
  ['a dead end', [['/a', '/abuot']], '2 There is no page /abuot. Did you mean “/about”?'],
])('%s is told', (_, redirects, message) => {
  expect(check(...redirects)).toEqual([`data/redirects.json:${message}`])
})
