import { join } from 'node:path'
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'gatsby/graphql'
import sharp from 'sharp'
import {
  minimalProject,
  SMALL_PICTURE,
  type TestProject,
} from '../../tests/support/minimal-project'
import type { Request } from './node-model'
import { picturesOf } from './text-pictures'

/** The parts of a resolver’s context and schema that are needed to look up an image. */
const images = {
  fallback: { src: '/static/home-480.png', srcSet: '/static/home-480.png 480w' },
  sources: [{ type: 'image/avif', srcSet: '/static/home-480.avif 480w' }],
}
const resolve = jest.fn<Promise<object>, unknown[]>(() => Promise.resolve({ images }))
const type = (name: string, field: string, resolver: () => unknown) =>
  new GraphQLObjectType({
    name,
    fields: { [field]: { type: GraphQLString, resolve: resolver } },
  })
const types = [type('ImageSharp', 'gatsbyImageData', resolve)]
const request = {
  context: { nodeModel: { findOne: () => Promise.resolve({ id: 'a' }) } },
  info: { schema: new GraphQLSchema({ types }) },
} as unknown as Request

let project: TestProject
beforeEach(() => {
  resolve.mockClear()
  project = minimalProject()
  project.write('content/blog/one/home.png', SMALL_PICTURE)
  jest.spyOn(process, 'cwd').mockReturnValue(project.root)
})
afterEach(() => {
  jest.restoreAllMocks()
  project.dispose()
})

test.each([
  ['on one line', '<Figure src="./home.png" alt="The page" />'],
  ['on several lines', '<Figure\n  alt="The page"\n  src="./home.png"\n/>'],
  [
    'inside another shortcode',
    '<Callout kind="note">\n\n<Figure src="./home.png" alt="x" />\n\n</Callout>',
  ],
])('finds an image written %s', async (_, text) => {
  const pictures = await picturesOf(text, join(project.root, 'content/blog/one'), request)
  expect(Object.keys(pictures)).toEqual(['./home.png'])
  expect(pictures['./home.png']).toMatchObject({
    sources: images.sources,
    ...images.fallback,
    width: 1,
    height: 1,
  })
})

test('generates a phone version in one modern format and a fallback', async () => {
  project.write('content/blog/one/home-phone.png', SMALL_PICTURE)
  const text = '<Figure src="./home.png" phone="./home-phone.png" alt="x" />'
  const made = await picturesOf(text, join(project.root, 'content/blog/one'), request)
  expect(Object.keys(made)).toEqual(['./home.png'])
  expect(made['./home.png']?.phone).toMatchObject(images.fallback)
  expect(resolve.mock.lastCall?.[1]).toMatchObject({ formats: ['webp', 'auto'] })
})

test('generates each image once and ignores text that only looks like an image', async () => {
  const text =
    '<Figure src="./home.png" alt="x" />\n\n<Figure src="./home.png" alt="y" />\n\n`<Figure src="./gone.png" />`\n'
  const pictures = await picturesOf(text, join(project.root, 'content/blog/one'), request)
  expect(Object.keys(pictures)).toEqual(['./home.png'])
  expect(resolve).toHaveBeenCalledTimes(1)
})

/** EXIF orientation: 1 is upright, 6 is rotated 90°. */
test.each([1, 6])(
  'a photo with EXIF orientation %i is shown uncropped and upright',
  async orientation => {
    const folder = join(project.root, 'content/blog/one')
    const gray = { create: { width: 1000, height: 600, channels: 3 as const, background: '#888' } }
    await sharp(gray).withMetadata({ orientation }).toFile(join(folder, 'seen.jpg'))
    const pictures = await picturesOf('<Figure src="./seen.jpg" alt="The shop" />', folder, request)
    const [width, height] = orientation < 5 ? [1000, 600] : [600, 1000]
    expect(pictures['./seen.jpg']).toMatchObject({ width, height })
    expect(resolve.mock.lastCall?.[1]).toMatchObject({
      aspectRatio: width / height,
      breakpoints: orientation < 5 ? [480, 800, 1000] : [480, 600],
    })
  },
)

test('uses forward slashes in paths on Windows, as Gatsby does', async () => {
  const findOne = jest.fn(() => Promise.resolve({ id: 'a' }))
  const context = { nodeModel: { findOne } }
  const folder = `${project.root}/content/blog/one`
  const { win32 } = jest.requireActual<typeof import('node:path')>('node:path')
  let onWindows: { picturesOf: typeof picturesOf } | undefined
  jest.isolateModules(() => {
    jest.doMock('node:path', () => win32)
    onWindows = jest.requireActual<typeof import('./text-pictures')>('./text-pictures')
    jest.dontMock('node:path')
  })
  const text = '<Figure src="./home.png" alt="x" />'
  // Everything after the query fails, since it needs Gatsby modules loaded earlier. Only the query matters here.
  await onWindows
    ?.picturesOf(text, folder, { ...request, context } as unknown as Request)
    .catch(() => undefined)
  expect(findOne).toHaveBeenCalledWith({
    type: 'File',
    query: { filter: { absolutePath: { eq: `${folder}/home.png` } } },
  })
})
