import { join } from 'node:path'
import type { GraphQLResolveInfo } from 'gatsby/graphql'
import { minimalProject, PICTURE, type TestProject } from '../../tests/support/minimal-project'
import { picturesOf } from './pictures'

/** A resolver's context and schema, as far as a picture is looked up in them. */
const images = {
  fallback: { src: '/static/home-480.png', srcSet: '/static/home-480.png 480w' },
  sources: [{ type: 'image/avif', srcSet: '/static/home-480.avif 480w' }],
}
const context = { nodeModel: { findOne: <Found>() => Promise.resolve({ id: 'a' } as Found) } }
const gatsbyImageData = { resolve: () => Promise.resolve({ images }) }
const info = {
  schema: { getType: () => ({ getFields: () => ({ gatsbyImageData }) }) },
} as unknown as GraphQLResolveInfo

let project: TestProject
beforeEach(() => {
  project = minimalProject()
  project.write('content/blog/one/home.png', PICTURE)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>'
  project.write('content/blog/one/plan.svg', svg)
  jest.spyOn(process, 'cwd').mockReturnValue(project.root)
})
afterEach(() => {
  jest.restoreAllMocks()
  project.dispose()
})

test.each([
  ['on one line', '<Figure src="./home.png" alt="The page" />'],
  ['in single quotes', "<Figure src='./home.png' alt='The page' />"],
  ['with blanks', '<Figure alt="The > page"   src = "./home.png"/>'],
  ['on several lines', '<Figure\n  alt="The page"\n  src="./home.png"\n/>'],
  ['in a sentence', 'See <Figure src="./home.png" alt="The page" /> there.'],
  ['inside another', '<Callout kind="note">\n\n<Figure src="./home.png" alt="x" />\n\n</Callout>'],
])('a picture written %s is found', async (_, text) => {
  const pictures = await picturesOf(text, join(project.root, 'content/blog/one'), context, info)
  expect(Object.keys(pictures)).toEqual(['./home.png'])
  expect(pictures['./home.png']).toMatchObject({
    sources: images.sources,
    ...images.fallback,
    width: 1,
    height: 1,
  })
})

test('each picture once, and what only looks like one not at all', async () => {
  const text =
    '<Figure src="./plan.svg" alt="x" />\n\n<Figure src="./plan.svg" alt="y" />\n\n`<Figure src="./gone.png" />`\n'
  const pictures = await picturesOf(text, join(project.root, 'content/blog/one'), context, info)
  expect(Object.keys(pictures)).toEqual(['./plan.svg'])
  expect(pictures['./plan.svg']).toMatchObject({ width: 30, height: 20 })
})
