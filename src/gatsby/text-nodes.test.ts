import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

type Hooks = typeof import('../../plugins/gatsby-plugin-content-check/src/hooks')
type Rules = typeof import('../rules/check-project')

const ORIGINAL = { ...process.env }
let project: TestProject
beforeEach(() => {
  project = minimalProject()
  jest.spyOn(process, 'cwd').mockReturnValue(project.root)
})
afterEach(() => {
  jest.restoreAllMocks()
  process.env = { ...ORIGINAL }
  project.dispose()
})

/** Returns the nodes a build with these variables creates from an MDX file. Each must be linked to its parent. */
async function nodesOf(
  path: string,
  variables: Record<string, string> = {},
): Promise<Record<string, unknown>[]> {
  process.env = {
    ...ORIGINAL,
    SOURCE_DATE_EPOCH: String(Date.UTC(2025, 5, 1) / 1000),
    ...variables,
  }
  const createNode = jest.fn()
  const createParentChildLink = jest.fn()
  let done: unknown
  jest.isolateModules(() => {
    const { onCreateNode } = jest.requireActual<Hooks>(
      '../../plugins/gatsby-plugin-content-check/src/hooks',
    )
    const { contentOptions } = jest.requireActual<Rules>('../rules/check-project')
    const node = {
      id: 'mdx-1',
      parent: 'file-1',
      internal: { type: 'Mdx', contentDigest: 'digest' },
    }
    const file = { id: 'file-1', absolutePath: join(project.root, path) }
    done = onCreateNode?.(
      {
        node,
        getNode: (id: string) => (id === file.id ? file : undefined),
        actions: { createNode, createParentChildLink },
        createNodeId: (text: string) => `id of ${text}`,
        reporter: {},
      } as unknown as Parameters<NonNullable<Hooks['onCreateNode']>>[0],
      { plugins: [], content: () => contentOptions() },
      () => undefined,
    )
  })
  await done
  const made = createNode.mock.calls.map(([node]) => node as Record<string, unknown>)
  // Gatsby deletes nodes that are linked to their file. Others would stay in a warm cache.
  expect(
    (createParentChildLink.mock.calls as [Record<'parent' | 'child', { id: string }>][]).map(
      ([{ parent, child }]) => [parent.id, child.id],
    ),
  ).toEqual(made.map(({ id }) => ['mdx-1', id]))
  return made
}

const DEVELOP = { gatsby_executing_command: 'develop' }

const STUDY = 'content/case-studies/first/index.mdx'
const POST = 'content/blog/one/index.mdx'

test.each([
  [STUDY, 'CaseStudy', 'first', '/case-studies/first'],
  [POST, 'Post', 'one', '/blog/one'],
])('%s becomes a %s node with its fields, slug, and path', async (file, type, slug, path) => {
  const [node, ...others] = await nodesOf(file)
  expect(others).toEqual([])
  expect(node).toMatchObject({
    id: `id of ${type} ${slug}`,
    parent: 'mdx-1',
    children: [],
    internal: { type, contentDigest: 'digest' },
    slug,
    path,
    date: '2025-06-01',
    metadata: { keywords: [`a phrase about ${slug}`] },
  })
})

test.each(['draft: true\nteam:', 'updated: 2999-01-01\nteam:'])(
  'an unpublished text still gets a node: %j',
  async fields => {
    project.replace(POST, 'team:', fields)
    expect(await nodesOf(POST)).toHaveLength(1)
  },
)

test.each([
  ['an error in its fields', 'date: 2025-06-01', 'date: 2025-13-01'],
  ['an error in its text', 'The first paragraph', 'The {first} paragraph'],
])('a file with %s gets no node in development and stops a build', async (_, from, to) => {
  project.replace(POST, from, to)
  expect(await nodesOf(POST, DEVELOP)).toEqual([])
  await expect(nodesOf(POST)).rejects.toThrow(`${POST} changed during the build`)
  await expect(nodesOf(POST, { PREVIEW: '1' })).rejects.toThrow('Build again to see them')
})

test('an MDX file without a content type gets no node', async () => {
  project.write('content/notes.mdx', '# Notes')
  expect(await nodesOf('content/notes.mdx', DEVELOP)).toEqual([])
})
