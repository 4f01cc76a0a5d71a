import { readdirSync, readFileSync } from 'node:fs'
import { assertFound } from './required'

const page = { path: '/about', query: 'AboutPage' }

test('what was found is left alone', () => {
  expect(() =>
    assertFound(page, { route: {}, list: [], text: '' }, ['route', 'list', 'text']),
  ).not.toThrow()
})

test.each([
  ['null', { route: {}, aboutPage: null }],
  ['undefined', { route: {}, aboutPage: undefined }],
])('%s stops the build, and names page, query and field', (_, data) => {
  expect(() => assertFound(page, data, ['route', 'aboutPage'])).toThrow(
    'The page /about would be blank: its query AboutPage found nothing for “aboutPage”.',
  )
})

test('a field that may be empty is not asked for', () => {
  expect(() => assertFound(page, { route: {}, newer: null }, ['route'])).not.toThrow()
})

const files = ['src/pages', 'src/templates'].flatMap(folder =>
  readdirSync(folder)
    .filter(name => name.endsWith('.tsx'))
    .map(name => `${folder}/${name}`),
)

test('no page is shown blank', () => {
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter(file => readFileSync(file, 'utf8').includes('return null'))).toEqual([])
})

test('every page with a query of its own route asks for it, under the name of its query', () => {
  const asking = files.filter(file => readFileSync(file, 'utf8').includes('...RouteFields'))
  expect(asking.length).toBeGreaterThan(10)
  for (const file of asking) {
    const text = readFileSync(file, 'utf8')
    const [, query] = /\bquery (\w+)/.exec(text) ?? []
    const [, named, fields = ''] =
      /assertFound\(\s*\{ path: location\.pathname, query: '(\w+)' \},\s*data,\s*\[([^\]]*)\]/.exec(
        text,
      ) ?? []
    expect([file, named]).toEqual([file, query])
    expect([file, fields]).toEqual([file, expect.stringContaining("'route'")])
  }
})
