import { OWN_ENDPOINT } from '../src/content/fields'
import { checkProject } from '../src/rules/check-project'
import { launchList } from './launch-list'

test('lists each claim with its file', () => {
  const items = launchList(checkProject('.').documents).flatMap(group => group.items)
  expect(items.length).toBeGreaterThan(50)
  expect(items.filter(item => !/^[\w./-]+: /.test(item))).toEqual([])
})

test.each([
  ['github-pages', OWN_ENDPOINT, true],
  ['github-pages', undefined, true],
  ['github-pages', 'https://forms.agency.com/f/1', false],
  ['netlify', OWN_ENDPOINT, false],
  [undefined, OWN_ENDPOINT, true],
  [undefined, 'https://forms.agency.com/f/1', false],
])(
  'on the host “%s”, a form that posts to %s blocks the launch: %s',
  (host, contactEndpoint, blocks) => {
    if (host) process.env.HOST = host
    const { documents } = checkProject('.')
    jest.isolateModules(() => {
      const { launchList: list } =
        jest.requireActual<typeof import('./launch-list')>('./launch-list')
      const changed = documents.map(document =>
        document.typeName === 'SecuritySettings'
          ? { ...document, data: { ...document.data, contactEndpoint } }
          : document,
      )
      const [first] = list(changed)
      expect(first?.heading).toBe('Blocks the launch')
      expect(first?.items.some(item => item.includes('the contact page has no form'))).toBe(blocks)
    })
    delete process.env.HOST
  },
)
