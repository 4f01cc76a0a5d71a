import { fileNameFaults } from './file-name'

const messages = (...paths: string[]) => fileNameFaults(paths).map(({ message }) => message)

test('names with letters of any script, digits, dots and hyphens are good', () => {
  expect(
    messages('content/blog/one/index.mdx', 'content/blog/łódź/a.b-c_1.png', 'data/company.json'),
  ).toEqual([])
})

test.each([
  [
    'content/blog/one/a\nb.png',
    'The name “a\\x0ab.png” has a character that not every system can hold.',
  ],
  ['content/blog/one/\x1b[31m.png', 'The name “\\x1b[31m.png” has a character'],
  ['content/blog/gnp\u202e.mdx', 'The name “gnp\\u202e.mdx” has a character'],
  ['content/blog/one/what?.png', 'The name “what?.png” has a character'],
  ['content/blog/one./index.mdx', 'The name “one.” has a character'],
  ['content/blog/con/index.mdx', 'Windows keeps the name “con” for itself.'],
  ['data/services/nul.json', 'Windows keeps the name “nul.json” for itself.'],
  [`content/blog/${'a'.repeat(200)}.mdx`, 'This path has 217 characters; 200 are the most.'],
])('%j is refused', (path, message) => {
  expect(messages(path)).toEqual([expect.stringContaining(message)])
})

test('two files that are one on some systems are told apart', () => {
  expect(messages('data/tags.json', 'data/Tags.json')).toEqual([
    'On some systems this is the same file as data/tags.json.',
  ])
  const accents = ['é.png', 'é.png'].map((name, index) => name.normalize(index ? 'NFD' : 'NFC'))
  expect(messages(...accents)).toHaveLength(1)
})
