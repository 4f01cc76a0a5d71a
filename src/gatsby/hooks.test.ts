/** The shorter hooks: type names, facts, texts. */
import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { jsonTypeName } from './json-type-name'
import { createResolvers } from './resolvers'
import { readSite, siteUrl } from './site-facts'

let project: TestProject
beforeAll(() => {
  project = minimalProject()
})
afterAll(() => project.dispose())

describe('the node type of a data file', () => {
  test('is that of its row in the table', () => {
    expect(jsonTypeName(join(process.cwd(), 'data/services/seo.json'))).toBe('Service')
  })

  test('a file that nothing reads stops the build', () => {
    expect(() => jsonTypeName(join(process.cwd(), 'data/other.json'))).toThrow(
      'data/other.json: nothing on the site reads this file.',
    )
  })
})

describe('the facts', () => {
  const original = process.env.SITE_URL
  afterEach(() => {
    if (original === undefined) Reflect.deleteProperty(process.env, 'SITE_URL')
    else process.env.SITE_URL = original
  })

  test('are read with the address of the live site, unless SITE_URL says another', () => {
    process.env.SITE_URL = ''
    const site = readSite(project.root)
    expect(siteUrl(site)).toBe(site.url)
    expect(siteUrl({ ...site, url: 'https://a.example/' })).toBe('https://a.example')
    process.env.SITE_URL = 'https://b.example/'
    expect(siteUrl(site)).toBe('https://b.example')
  })
})

describe('a text', () => {
  interface Resolvers {
    Post: Record<string, { resolve(node: object, args: unknown, context: object): unknown }>
  }
  let resolvers: Resolvers | undefined
  void createResolvers?.(
    {
      createResolvers: (given: Resolvers) => {
        resolvers = given
      },
    } as unknown as Parameters<NonNullable<typeof createResolvers>>[0],
    { plugins: [] },
    () => undefined,
  )
  const findOne = () => Promise.resolve(undefined)
  const resolve = async (field: string, node: object, mdx: object | null): Promise<unknown> =>
    await resolvers?.Post[field]?.resolve(
      node,
      {},
      { nodeModel: { getNodeById: () => mdx, findOne } },
    )
  const ask = (field: string, body: string, digest = `${body.slice(0, 40)}${body.length}`) =>
    resolve(
      field,
      { id: 'post', parent: 'mdx', internal: { contentDigest: digest } },
      { body, internal: { contentFilePath: join(project.root, 'content/blog/one/index.mdx') } },
    )

  test('gives its HTML and its headings', async () => {
    expect(await ask('html', '## A heading')).toBe('<h2 id="a-heading">A heading</h2>')
    expect(await ask('headings', '## A heading')).toEqual([{ id: 'a-heading', text: 'A heading' }])
  })

  test.each([
    [1, 1],
    [220, 1],
    [440, 2],
    [1100, 5],
  ])('of %i words takes %i minutes', async (words, minutes) => {
    expect(await ask('readingMinutes', 'word '.repeat(words))).toBe(minutes)
  })

  test('that was changed is compiled anew', async () => {
    expect(await ask('html', 'One.', '1')).toBe('<p>One.</p>')
    expect(await ask('html', 'Two.', '2')).toBe('<p>Two.</p>')
    expect(await ask('html', 'One.', '1')).toBe('<p>One.</p>')
  })

  test('that is gone is named', async () => {
    const node = { id: 'post 7', parent: 'gone', internal: { contentDigest: 'x' } }
    await expect(resolve('html', node, null)).rejects.toThrow('The text of post 7 is gone.')
  })
})
