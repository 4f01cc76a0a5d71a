/** Prepares the images in a text for its page. */
import { posix } from 'node:path'
import { getImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import type { GraphQLObjectType } from 'gatsby/graphql'
import sharp from 'sharp'
import { figureSources, type FigureSource } from '../mdx/figure-sources'
import type { FigurePicture } from '../mdx/shortcodes/Figure'
import { File, ImageSharp, onlyNode, type Request } from './node-model'

/** The widths an image is generated at, its `sizes` attribute, and how it's processed. */
interface Measures {
  /** The aspect ratio to crop it to, and the part to keep. */
  ratio?: number
  focus?: string
  formats?: readonly string[]
  /** The quality of AVIF images, from 0 to 100. */
  quality?: number
  widths: readonly number[]
  sizes?: string
}

/** Images are as wide as the window on phones, and about two-thirds of it elsewhere. */
const PHOTOGRAPH: Measures = {
  widths: [480, 800, 1200, 1600],
  sizes: '(min-width: 60rem) 66vw, 100vw',
}
/** Screenshots of a page we made for a client: WIDE from a wide screen, UPRIGHT from a phone. */
const WIDE: Measures = { widths: [960, 1440], sizes: '(min-width: 60rem) 58vw, 100vw' }
const UPRIGHT: Measures = { widths: [720], sizes: 'min(100vw - 2rem, 25rem)' }
/**
 * Only the top of a screenshot, for phones, where it's above the fold and competes with the fonts for bandwidth. Large
 * letters on flat colors look fine at this quality.
 */
const TOP: Measures = {
  ...UPRIGHT,
  ratio: 16 / 9,
  focus: 'north',
  formats: ['avif', 'webp'],
  quality: 30,
}
/** The top left of a screenshot, for cards. All supported browsers can show WebP. */
const THUMBNAIL: Measures = {
  widths: [640],
  ratio: 5 / 3,
  focus: 'left top',
  formats: ['webp'],
}

/** The images of an MDX text, by `src`. */
export async function picturesOf(body: string, folder: string, request: Request) {
  const pictures: Record<string, FigurePicture> = {}
  for (const source of figureSources(body))
    pictures[source.src] ??= await pictureOf(source, folder, request)
  return pictures
}

/**
 * Prepares one image of an MDX text, with its phone version if it has one.
 *
 * @param isCut whether to crop the phone version to its top
 */
export async function pictureOf(
  { src, phone }: Pick<FigureSource, 'src' | 'phone'>,
  folder: string,
  request: Request,
  isCut = false,
): Promise<FigurePicture> {
  const prepare = (name: string, measures: Measures) =>
    // Gatsby's paths have forward slashes, even on Windows.
    preparePicture(posix.join(folder, name), measures, request)
  if (!phone) return prepare(src, PHOTOGRAPH)
  return { ...(await prepare(src, WIDE)), phone: await prepare(phone, isCut ? TOP : UPRIGHT) }
}

/** Prepares an image for a card and returns its URL. `path` is absolute. */
export const thumbnailOf = async (path: string, request: Request) =>
  (await preparePicture(path, THUMBNAIL, request)).src

/**
 * Prepares an image.
 *
 * @param path the image's absolute path
 * @throws if the file isn't an image
 */
async function preparePicture(
  path: string,
  { widths, sizes, ratio, focus, quality, formats: wanted = ['webp', 'auto'] }: Measures,
  { context, info }: Request,
) {
  const { nodeModel } = context
  // Look up the file's node, so that Gatsby reruns the query when the file changes.
  const file = await onlyNode(nodeModel, File, { absolutePath: { eq: path } })
  // Phones store portraits sideways, with an EXIF orientation.
  const { width, height: whole } = (await sharp(path).metadata()).autoOrient
  const height = ratio ? Math.round(width / ratio) : whole
  const image = await onlyNode(nodeModel, ImageSharp, { parent: { id: { eq: file.id } } })
  const args = {
    layout: 'fullWidth',
    placeholder: 'none',
    formats: wanted,
    ...(quality && { avifOptions: { quality } }),
    ...(ratio && { transformOptions: { fit: 'cover', cropFocus: focus } }),
    // By default, the plugin uses the aspect ratio before rotation, which would crop the image.
    aspectRatio: width / height,
    // No image is wider than the original.
    breakpoints: [...new Set(widths.map(each => Math.min(each, width)))],
    sizes,
  }
  const { gatsbyImageData } = (info.schema.getType('ImageSharp') as GraphQLObjectType).getFields()
  const made: unknown = await gatsbyImageData?.resolve?.(image, args, context, info)
  const { fallback, sources = [] } = getImage(made as IGatsbyImageData)?.images ?? {}
  if (!fallback) throw new Error(`gatsby-plugin-image couldn’t process ${path}.`)
  const formats = sources.flatMap(({ type, srcSet }) => (type ? { type, srcSet } : []))
  const { src, srcSet } = fallback
  return { src, srcSet, ...(sizes && { sizes }), width, height, sources: formats }
}
