/** Pictures beside a text, prepared for the page: photographs by gatsby-plugin-image, drawings as they are. */
import { extname, posix } from 'node:path'
import { getImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import { isObjectType } from 'gatsby/graphql'
import sharp from 'sharp'
import { figureSources, type FigureSource } from '../mdx/figure-sources'
import type { FigurePicture } from '../mdx/shortcodes/Figure'
import { File, ImageSharp, namedNode, type Request } from './node-model'

/** The widths that a picture comes in, those wider than the original left out, and how wide it stands. */
interface Measures {
  readonly widths: readonly number[]
  readonly sizes: string
  /** Formats and crop as gatsby-plugin-image names them; WebP beside the original's, uncropped, if left out. */
  readonly options?: object
}

/** The whole width on phones, else about two thirds of it. */
const PHOTOGRAPH: Measures = {
  widths: [480, 800, 1200, 1600],
  sizes: '(min-width: 60rem) 66vw, 100vw',
}
/** Of a page that was made for a client, photographed for wide screens and for phones. */
const WIDE: Measures = { widths: [960, 1440], sizes: '(min-width: 60rem) 58vw, 100vw' }
const UPRIGHT: Measures = { widths: [720], sizes: 'min(100vw - 2rem, 25rem)' }
/** For cards, cropped from the left edge, where drawn work begins. All supported browsers show WebP. */
const THUMBNAIL: Measures = {
  widths: [240, 480, 720],
  sizes: '(min-width: 60rem) 20vw, 50vw',
  options: {
    formats: ['webp'],
    aspectRatio: 4 / 3,
    transformOptions: { fit: 'cover', cropFocus: 'left top' },
  },
}

/** The pictures that an MDX text uses, by the `src` that it names. */
export async function picturesOf(
  body: string,
  folder: string,
  request: Request,
): Promise<Record<string, FigurePicture>> {
  const pictures: Record<string, FigurePicture> = {}
  for (const source of figureSources(body))
    pictures[source.src] ??= await pictureOf(source, folder, request)
  return pictures
}

/** One picture of an MDX text in that folder, with the one for mobiles. */
export async function pictureOf(
  { src, phone }: Pick<FigureSource, 'src' | 'phone'>,
  folder: string,
  request: Request,
): Promise<FigurePicture> {
  const prepare = (name: string, measures: Measures) =>
    // Gatsby writes paths with slashes, on Windows too.
    preparePicture(posix.join(folder, name), measures, request)
  if (!phone) return prepare(src, PHOTOGRAPH)
  return { ...(await prepare(src, WIDE)), phone: await prepare(phone, UPRIGHT) }
}

/** A picture for a card, by its absolute path. */
export const thumbnailOf = (path: string, request: Request) =>
  preparePicture(path, THUMBNAIL, request)

/**
 * Prepares a picture.
 *
 * @param path the picture's file, as an absolute path
 * @throws where it cannot be read as a picture
 */
async function preparePicture(
  path: string,
  { widths, sizes, options }: Measures,
  request: Request,
): Promise<FigurePicture> {
  const { nodeModel } = request.context
  // Looked up among the nodes, so that Gatsby asks again when the file changes.
  const file = await namedNode(nodeModel, File, path, 'absolutePath')
  // As it is to be seen: phones store a portrait lying down, with a note that says how to turn it.
  const { width, height } = (await readable(path)).autoOrient
  if (extname(path) === '.svg')
    return { src: await fieldOf<string>('File', 'publicURL', file, {}, request), width, height }
  const image = await namedNode(nodeModel, ImageSharp, file.id, 'parent.id')
  const args = {
    layout: 'fullWidth',
    placeholder: 'none',
    formats: ['webp', 'auto'],
    // The field takes the size from before the picture is turned, and would cut it.
    aspectRatio: width / height,
    // With the picture's own width where it is narrower than the widest: none is enlarged.
    breakpoints: [...new Set(widths.map(each => Math.min(each, width)))],
    sizes,
    ...options,
  }
  const field = 'gatsbyImageData'
  const data = getImage(await fieldOf<IGatsbyImageData>('ImageSharp', field, image, args, request))
  const { fallback, sources = [] } = data?.images ?? {}
  if (!fallback) throw new Error(`${path}: no picture came of it.`)
  const formats = sources.flatMap(({ type, srcSet }) => (type ? { type, srcSet } : []))
  const { src, srcSet } = fallback
  return { src, srcSet, width, height, sizes, sources: formats }
}

/**
 * The metadata of an image that has been read to its end: gatsby-plugin-sharp ends with “There is no worker” at one that
 * cannot be.
 */
async function readable(path: string) {
  try {
    const image = sharp(path)
    // Read small, which takes a JPEG a fraction of the time.
    await image.clone().resize(16).toBuffer()
    return await image.metadata()
  } catch (error) {
    throw new Error(
      `${path} cannot be read as an image. Open it in an image editor and save it again.`,
      { cause: error },
    )
  }
}

/** What another plugin's field gives for a node, as in a query. */
async function fieldOf<Value>(
  type: string,
  field: string,
  node: object,
  args: object,
  { context, info }: Request,
): Promise<Value> {
  const declared = info.schema.getType(type)
  const resolve = isObjectType(declared) ? declared.getFields()[field]?.resolve : undefined
  if (!resolve) throw new Error(`${type} has no field ${field}; see docs/seams.md.`)
  return (await resolve(node, args, context, info)) as Value
}
