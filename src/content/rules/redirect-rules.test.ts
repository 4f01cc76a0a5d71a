import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** What the check says of redirects, as place and message. */
function check(...redirects: [from: string, to: string][]): string[] {
  const list = redirects.map(([from, to]) => JSON.stringify({ from, to, permanent: true }))
  project.write('data/redirects.json', `[\n${list.join(',\n')}\n]\n`)
  return project
    .check()
    .diagnostics.filter(({ severity }) => severity === 'error')
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test('old addresses that lead straight to pages and to places on them are good', () => {
  expect(
    check(['/old', '/about'], ['/older', '/about'], ['/prices', '/services/seo'], ['/x/y', '/']),
  ).toEqual([])
})

test('old addresses as other systems make them', () => {
  expect(
    check(
      ['/index.php', '/'],
      ['/About.html', '/about'],
      ['/old_page', '/about'],
      ['/2019/04/~anna/Caf%C3%A9.aspx', '/about'],
    ),
  ).toEqual([])
})

test.each(['/a*', '/a/:b', '/a?b=1', '/a b', 'a', '/a/', '//a', '/caf\u00e9', 'https://a.example'])(
  '%s is no old address that every host understands',
  from => {
    expect(check([from, '/about'])).toHaveLength(1)
  },
)

test('the file of a page, and what no browser asks for', () => {
  expect(check(['/about.html', '/contact'], ['/index.html', '/about'])).toEqual([
    'data/redirects.json:2 /about.html is the file of the page /about.',
    'data/redirects.json:3 /index.html is the file of the page /.',
  ])
  expect(check(['/a/../b', '/about'], ['/100%', '/about'])).toEqual([
    'data/redirects.json:2 No browser asks for /a/../b.',
    'data/redirects.json:3 No browser asks for /100%.',
  ])
})

test('an address that leads to itself', () => {
  expect(check(['/a', '/a'])).toEqual(['data/redirects.json:2 /a leads back to itself.'])
})

test('a loop is named at each of its steps', () => {
  expect(check(['/a', '/b'], ['/b', '/c'], ['/c', '/a'])).toEqual([
    'data/redirects.json:2 /a leads back to itself.',
    'data/redirects.json:3 /b leads back to itself.',
    'data/redirects.json:4 /c leads back to itself.',
  ])
})

test('a way into a loop ends nowhere, too', () => {
  expect(check(['/a', '/b'], ['/b', '/b'])).toEqual([
    'data/redirects.json:2 /a leads back to itself.',
    'data/redirects.json:3 /b leads back to itself.',
  ])
})

test('a chain says where its end is', () => {
  expect(check(['/a', '/b'], ['/b', '/about'])).toEqual([
    'data/redirects.json:2 /b leads on to /about.',
  ])
  const [fault] = project.check().diagnostics
  expect(fault?.fix).toBe('Lead it straight to /about.')
})

test('a dead end, with what was probably meant', () => {
  expect(check(['/a', '/abuot'])).toEqual(['data/redirects.json:2 There is no page /abuot.'])
  expect(project.check().diagnostics[0]?.fix).toBe('Did you mean “/about”?')
})

test('a chain into a dead end', () => {
  expect(check(['/a', '/b'], ['/b', '/gone'])).toEqual([
    'data/redirects.json:2 /b leads on to /gone.',
    'data/redirects.json:3 There is no page /gone.',
  ])
})

test('a page that leads elsewhere, an address twice, an address with an anchor', () => {
  expect(check(['/about', '/contact'])).toEqual([
    'data/redirects.json:2 /about is a page; it cannot lead elsewhere.',
  ])
  expect(check(['/a', '/about'], ['/a', '/contact'])).toEqual([
    'data/redirects.json:3 /a is redirected twice.',
  ])
  expect(check(['/a#b', '/about'])).toEqual([
    'data/redirects.json:2 A server never sees what follows “#”.',
  ])
})
