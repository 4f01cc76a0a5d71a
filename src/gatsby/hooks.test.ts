/** Tests for the smaller hooks: type names, site facts, and texts. */
import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { jsonTypeName } from './json-type-name'
import { resolvers } from '../page-kinds/post/fields'
import { readSite, siteUrl } from './site-facts'

let project: TestProject
beforeAll(() => {
  project = minimalProject()
})
afterAll(() => project.dispose())

describe('jsonTypeName', () => {
  const typeOf = (relativePath: string) =>
    jsonTypeName({ node: { sourceInstanceName: 'data', relativePath } })

  test('returns the content type’s name', () => {
    expect(typeOf('services/seo.json')).toBe('Service')
  })

  test('throws if the site doesn’t use the file', () => {
    expect(() => typeOf('other.json')).toThrow('data/other.json: the site doesn’t use this file.')
  })
})

describe('the site’s facts', () => {
  const settings = {
    siteUrl: '',
    pathPrefix: '',
    isPreview: false,
    showsUnpublished: false,
    hasFunctions: true,
    today: '',
  }

  test('include the live site’s URL unless SITE_URL overrides it', () => {
    const url = readSite(project.root)?.url ?? ''
    expect(url).toMatch(/^https:/)
    expect(siteUrl({ url }, settings)).toBe(url)
    expect(siteUrl({ url: 'https://a.example/' }, settings)).toBe('https://a.example')
    expect(siteUrl({ url }, { ...settings, siteUrl: 'https://b.example/' })).toBe(
      'https://b.example',
    )
  })

  test('include the path prefix in the URL, but not a preview’s prefix', () => {
    const url = 'https://a.example'
    expect(siteUrl({ url }, { ...settings, pathPrefix: '/x' })).toBe('https://a.example/x')
    expect(siteUrl({ url: `${url}/x` }, { ...settings, pathPrefix: '/x' })).toBe(`${url}/x`)
    expect(siteUrl({ url }, { ...settings, pathPrefix: '/x', isPreview: true })).toBe(url)
  })

  test('are undefined if the file has errors, which the content check reports', () => {
    const broken = minimalProject()
    broken.write('data/site.json', '{,')
    expect(readSite(broken.root)).toBeUndefined()
    broken.dispose()
  })
})

describe('a text’s fields', () => {
  const fields: Record<string, { resolve(node: object, args: unknown, context: object): unknown }> =
    resolvers.Post as never
  const settings = { pathPrefix: '' }
  const findOne = ({ type }: { type: string }) =>
    Promise.resolve(type === 'BuildSettings' ? settings : undefined)
  const resolve = async (field: string, node: object, mdx: object | null): Promise<unknown> =>
    await fields[field]?.resolve(node, {}, { nodeModel: { getNodeById: () => mdx, findOne } })
  const ask = (field: string, body: string, digest = `${body.slice(0, 40)}${body.length}`) =>
    resolve(
      field,
      { id: 'post', parent: 'mdx', internal: { contentDigest: digest } },
      { body, internal: { contentFilePath: join(project.root, 'content/blog/one/index.mdx') } },
    )

  test('include its HTML and headings', async () => {
    expect(await ask('html', '## A heading')).toBe('<h2 id="a-heading">A heading</h2>')
    expect(await ask('headings', '## A heading')).toEqual([{ id: 'a-heading', text: 'A heading' }])
  })

  test.each([
    [1, 1],
    [220, 1],
    [440, 2],
    [1100, 5],
  ])('count %i words as %i minutes of reading', async (words, minutes) => {
    expect(await ask('readingMinutes', 'word '.repeat(words))).toBe(minutes)
  })

  test('are recompiled after a change', async () => {
    expect(await ask('html', 'One.', '1')).toBe('<p>One.</p>')
    expect(await ask('html', 'Two.', '2')).toBe('<p>Two.</p>')
    expect(await ask('html', 'One.', '1')).toBe('<p>One.</p>')
  })

  test('throw an error with the node’s ID if the text no longer exists', async () => {
    const node = { id: 'post 7', parent: 'gone', internal: { contentDigest: 'x' } }
    await expect(resolve('html', node, null)).rejects.toThrow(
      'The text of post 7 no longer exists.',
    )
  })
})
