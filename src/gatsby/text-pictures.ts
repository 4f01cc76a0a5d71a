/** Pictures beside a text, prepared for the page: photographs by gatsby-plugin-image, drawings as they are. */
import { type FigureSource, figureSources } from '../mdx/figure-sources'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import { getImage, type IGatsbyImageData } from 'gatsby-plugin-image'
import { isObjectType, type GraphQLResolveInfo } from 'gatsby/graphql'
import sharp from 'sharp'
import type { FigurePicture } from '../mdx/shortcodes/Figure'
import { pathPrefix } from './environment'
import { equals } from './node-model'

/** The widths that a picture comes in, those wider than the original left out, and how wide it stands. */
interface Measures {
  readonly widths: readonly number[]
  readonly sizes: string
}

/** The whole width on phones, else about two thirds of it. */
const PHOTOGRAPH: Measures = {
  widths: [480, 800, 1200, 1600],
  sizes: '(min-width: 60rem) 66vw, 100vw',
}
/** Of a page that was made for a client, photographed for wide screens and for phones. */
const WIDE: Measures = { widths: [960, 1440], sizes: '(min-width: 60rem) 58vw, 100vw' }
const UPRIGHT: Measures = { widths: [720], sizes: 'min(100vw - 2rem, 25rem)' }

/** What a resolver hands on, so that a picture can be looked up among the nodes. */
export interface PictureContext {
  readonly nodeModel: {
    findOne<Found>(args: { type: string; query: object }): Promise<Found | null>
  }
}

/**
 * Prepares a picture.
 *
 * @param path the picture's file, as an absolute path
 * @throws where it cannot be read as a picture
 */
export async function preparePicture(
  path: string,
  context: PictureContext,
  info: GraphQLResolveInfo,
  measures = PHOTOGRAPH,
): Promise<FigurePicture> {
  // Asked for in either case, so that Gatsby asks again when the file changes.
  const file = await only<{ id: string }>(context, 'File', 'absolutePath', path)
  // As it is to be seen: phones store a portrait lying down, with a note that says how to turn it.
  const { width, height } = (await sharp(path).metadata()).autoOrient
  if (extname(path) === '.svg') return { src: copyDrawing(path), width, height }
  const data = await imageData(file.id, { width, height }, measures, context, info)
  const { fallback, sources = [] } = data.images
  if (!fallback) throw new Error(`${path}: no picture came of it.`)
  const formats = sources.flatMap(({ type, srcSet }) => (type ? { type, srcSet } : []))
  const { src, srcSet } = fallback
  return { src, srcSet, width, height, sizes: measures.sizes, sources: formats }
}

/** The pictures that an MDX text uses, by the `src` that it names. */
export async function picturesOf(
  body: string,
  folder: string,
  context: PictureContext,
  info: GraphQLResolveInfo,
): Promise<Record<string, FigurePicture>> {
  const pictures: Record<string, FigurePicture> = {}
  for (const source of figureSources(body))
    pictures[source.src] ??= await pictureOf(source, folder, context, info)
  return pictures
}

/** One picture of an MDX text in that folder, with the one for phones. */
export async function pictureOf(
  { src, phone }: Pick<FigureSource, 'src' | 'phone'>,
  folder: string,
  context: PictureContext,
  info: GraphQLResolveInfo,
): Promise<FigurePicture> {
  const prepare = (name: string, measures?: Measures) =>
    preparePicture(join(folder, name), context, info, measures)
  if (!phone) return prepare(src)
  return { ...(await prepare(src, WIDE)), phone: await prepare(phone, UPRIGHT) }
}

/**
 * What the field `gatsbyImageData` gives for a file: the same sizes and formats as in a query. It turns a
 * picture as its EXIF says and takes its size from before that, so that a turned one would be cut: the shape
 * is told to it.
 */
async function imageData(
  file: string,
  { width, height }: { width: number; height: number },
  { widths, sizes }: Measures,
  context: PictureContext,
  info: GraphQLResolveInfo,
): Promise<IGatsbyImageData> {
  const image = await only<object>(context, 'ImageSharp', 'parent.id', file)
  const type = info.schema.getType('ImageSharp')
  const field = isObjectType(type) ? type.getFields().gatsbyImageData : undefined
  const args = {
    layout: 'fullWidth',
    placeholder: 'none',
    formats: ['webp', 'auto'],
    aspectRatio: width / height,
    // With the picture's own width where it is narrower than the widest: none is enlarged.
    breakpoints: [...new Set(widths.map(each => Math.min(each, width)))],
    sizes,
  }
  const made = (await field?.resolve?.(image, args, context, info)) as IGatsbyImageData | undefined
  const data = made && getImage(made)
  if (!data) throw new Error('ImageSharp has no field gatsbyImageData; see docs/seams.md.')
  return data
}

async function only<Found>(
  { nodeModel }: PictureContext,
  type: string,
  field: string,
  value: string,
): Promise<Found> {
  const query = { filter: equals(field, value) }
  const found = await nodeModel.findOne<Found>({ type, query })
  if (!found) throw new Error(`There is no ${type} whose ${field} is ${value}.`)
  return found
}

/** A drawing is copied as it is, under a name that changes with its content. */
function copyDrawing(path: string): string {
  const content = readFileSync(path)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `${basename(path, '.svg')}-${hash}.svg`
  const target = resolve('public/static', name)
  mkdirSync(resolve('public/static'), { recursive: true })
  if (!existsSync(target)) writeFileSync(target, content)
  return `${pathPrefix}/static/${name}`
}
