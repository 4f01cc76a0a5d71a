/** Pictures beside a text, prepared for the page: photographs by gatsby-plugin-image, drawings as they are. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql'
import sharp from 'sharp'
import { figureSources } from '../editorial/mdx'
import type { FigurePicture } from '../shortcodes/Figure'
import { pathPrefix } from './environment'

/** The widths that a photograph comes in; those wider than the original are left out. */
const WIDTHS = [480, 800, 1200, 1600, 2000]
/** How wide pictures stand on a page: the whole width on telephones, else about two thirds of it. */
const SIZES = '(min-width: 60rem) 66vw, 100vw'

const FOLDER = 'static'

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
): Promise<FigurePicture> {
  // Asked for in either case, so that Gatsby asks again when the file changes.
  const file = await only<{ id: string }>(context, 'File', 'absolutePath', path)
  if (extname(path) === '.svg') return prepareDrawing(path)
  const { width, height } = await sharp(path).metadata()
  const { fallback, sources = [] } = (await imageData(file.id, context, info)).images
  if (!fallback) throw new Error(`${path}: no picture came of it.`)
  const { src, srcSet } = fallback
  const formats = sources.flatMap(({ type, srcSet }) => (type ? { type, srcSet } : []))
  return { src, srcSet, width, height, sizes: SIZES, sources: formats }
}

/** The pictures that an MDX text uses, by the `src` that it names. */
export async function picturesOf(
  body: string,
  folder: string,
  context: PictureContext,
  info: GraphQLResolveInfo,
): Promise<Record<string, FigurePicture>> {
  const pictures: Record<string, FigurePicture> = {}
  for (const src of figureSources(body)) {
    pictures[src] ??= await preparePicture(join(folder, src), context, info)
  }
  return pictures
}

/** What the field `gatsbyImageData` gives for a file: the same sizes and formats as in a query. */
async function imageData(file: string, context: PictureContext, info: GraphQLResolveInfo) {
  const image = await only<object>(context, 'ImageSharp', 'parent.id', file)
  const type = info.schema.getType('ImageSharp') as GraphQLObjectType
  const args = {
    layout: 'fullWidth',
    placeholder: 'none',
    formats: ['avif', 'webp', 'auto'],
    breakpoints: WIDTHS,
    sizes: SIZES,
  }
  return (await type
    .getFields()
    .gatsbyImageData?.resolve?.(image, args, context, info)) as IGatsbyImageData
}

async function only<Found>(
  { nodeModel }: PictureContext,
  type: string,
  field: string,
  value: string,
): Promise<Found> {
  const filter = field.split('.').reduceRight<object>((inner, key) => ({ [key]: inner }), {
    eq: value,
  })
  const found = await nodeModel.findOne<Found>({ type, query: { filter } })
  if (!found) throw new Error(`There is no ${type} whose ${field} is ${value}.`)
  return found
}

/** A drawing is copied as it is, under a name that changes with its content. */
function prepareDrawing(path: string): FigurePicture {
  const content = readFileSync(path)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `${basename(path, '.svg')}-${hash}.svg`
  const target = resolve('public', FOLDER, name)
  mkdirSync(resolve('public', FOLDER), { recursive: true })
  if (!existsSync(target)) writeFileSync(target, content)
  return { src: `${pathPrefix}/${FOLDER}/${name}`, ...sizeOfSvg(content.toString('utf8'), path) }
}

/** The size that an SVG's viewBox gives it. */
function sizeOfSvg(svg: string, path: string): { width: number; height: number } {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  if (!width || !height)
    throw new Error(
      `${path}: an SVG needs a viewBox like "0 0 1200 800", for its size on the page.`,
    )
  return { width: Number(width), height: Number(height) }
}
