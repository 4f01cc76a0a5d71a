/** Pictures beside a text, prepared for the page: photographs by gatsby-plugin-image, drawings as they are. */
import { sizeOfSvg } from '../../plugins/gatsby-plugin-content-check/src'
import { type FigureSource, figureSources } from '../mdx/figure-sources'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { isObjectType, type GraphQLResolveInfo } from 'gatsby/graphql'
import sharp from 'sharp'
import type { FigurePicture } from '../mdx/shortcodes/Figure'
import { quietRow } from './quiet-row'
import { pathPrefix } from './environment'
import { equals } from './node-model'

/** The widths that a picture comes in, those wider than the original left out, and how wide it stands. */
interface Measures {
  readonly widths: readonly number[]
  readonly sizes: string
  /** Whether the AVIF is made here: see {@link sheetAvif}. */
  readonly isSheet?: true
  /** The width for a height of 1 that is kept of it, from its head, as near as no line of text is cut; without it, all is. */
  readonly cut?: number
}

/** A photograph: the whole width on telephones, else about two thirds of it. */
const PHOTOGRAPH: Measures = {
  widths: [480, 800, 1200, 1600, 2000],
  sizes: '(min-width: 60rem) 66vw, 100vw',
}
/** The wide one of a sheet’s two pictures, on tablets and desks: no higher than the window. */
const sheet = (shape: number): Measures => ({
  widths: [1440],
  sizes: `min(97vw, ${Math.round(90 * shape)}vh)`,
  isSheet: true,
})
/** The upright one, on telephones: as wide as `s-work` in Prose.css makes it. */
const uprightSheet = (): Measures => ({
  widths: [720],
  sizes: 'min(100vw - 2rem, 25rem)',
  isSheet: true,
})

/** The upright one in a list: as much of it as is seen first. */
const uprightCard = (): Measures => ({ ...uprightSheet(), cut: 4 / 5 })

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
  measuresOf: (shape: number) => Measures = () => PHOTOGRAPH,
): Promise<FigurePicture> {
  // Asked for in either case, so that Gatsby asks again when the file changes.
  const file = await only<{ id: string }>(context, 'File', 'absolutePath', path)
  if (extname(path) === '.svg') return prepareDrawing(path)
  // As it is to be seen: telephones store a portrait lying down, with a note that says how to turn it.
  const { width, height: whole } = (await sharp(path).metadata()).autoOrient
  const measures = measuresOf(width / whole)
  const { cut } = measures
  const height = cut ? await quietRow(path, Math.round(width / cut)) : whole
  const data = await imageData(file.id, { width, height }, measures, context, info)
  const { fallback, sources = [] } = data.images
  if (!fallback) throw new Error(`${path}: no picture came of it.`)
  const { src, srcSet } = fallback
  const formats = sources.flatMap(({ type, srcSet }) => (type ? { type, srcSet } : []))
  if (measures.isSheet) {
    const scaled = Math.min(1, Math.min(...measures.widths) / width)
    const avif = await sheetAvif(path, Math.round(width * scaled), Math.round(height * scaled))
    formats.unshift({ type: 'image/avif', srcSet: avif })
  }
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

/**
 * One picture of an MDX text in that folder, with the one for telephones.
 *
 * @param isListed whether it stands in a list, where the one for telephones is cut
 */
export async function pictureOf(
  { src, phone }: Pick<FigureSource, 'src' | 'phone'>,
  folder: string,
  context: PictureContext,
  info: GraphQLResolveInfo,
  isListed = false,
): Promise<FigurePicture> {
  const prepare = (name: string, measures?: (shape: number) => Measures) =>
    preparePicture(join(folder, name), context, info, measures)
  if (!phone) return prepare(src)
  const upright = await prepare(phone, isListed ? uprightCard : uprightSheet)
  return { ...(await prepare(src, sheet)), phone: upright }
}

/**
 * What the field `gatsbyImageData` gives for a file: the same sizes and formats as in a query. It turns a
 * picture as its EXIF says and takes its size from before that, so that a turned one would be cut: the shape
 * is told to it.
 */
async function imageData(
  file: string,
  { width, height }: { width: number; height: number },
  { widths, sizes, isSheet, cut }: Measures,
  context: PictureContext,
  info: GraphQLResolveInfo,
) {
  const image = await only<object>(context, 'ImageSharp', 'parent.id', file)
  const type = info.schema.getType('ImageSharp')
  const args = {
    layout: 'fullWidth',
    placeholder: 'none',
    formats: isSheet ? ['webp', 'auto'] : ['avif', 'webp', 'auto'],
    aspectRatio: width / height,
    ...(cut && { transformOptions: { cropFocus: sharp.gravity.north } }),
    // With the picture's own width where it is narrower than the widest: none is enlarged.
    breakpoints: [...new Set(widths.map(each => Math.min(each, width)))],
    sizes,
  }
  const field = isObjectType(type) ? type.getFields().gatsbyImageData : undefined
  if (!field?.resolve) {
    throw new Error(
      'ImageSharp has no field gatsbyImageData. SEAMS.md, “Pictures in texts”, says what to do.',
    )
  }
  return (await field.resolve(image, args, context, info)) as IGatsbyImageData
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

/** At this quality letters stay sharp, and the largest sheets are within the budget of tests/built/sizes. */
const SHEET_AVIF = { quality: 33, effort: 2 }

/**
 * The AVIF of a sheet, as an entry of a `srcset`. The plugin would take seven times the processor’s time for
 * it, three seconds for each picture, to save a tenth of the bytes; it has no option for that.
 */
async function sheetAvif(path: string, width: number, height: number): Promise<string> {
  const content = readFileSync(path)
  const made = [content, JSON.stringify([SHEET_AVIF, width, height])]
  const { src, target } = placeFor(path, '.avif', made)
  const kept = { width, height, position: 'top' }
  if (!existsSync(target))
    writeFileSync(target, await sharp(content).resize(kept).avif(SHEET_AVIF).toBuffer())
  return `${src} ${width}w`
}

/** A drawing is copied as it is. */
function prepareDrawing(path: string): FigurePicture {
  const content = readFileSync(path)
  const { src, target } = placeFor(path, '.svg', [content])
  if (!existsSync(target)) writeFileSync(target, content)
  const size = sizeOfSvg(content.toString('utf8'))
  // The check refuses it before, with its place.
  if (!size) throw new Error(`${path}: an SVG needs a viewBox, for its size on the page.`)
  return { src, ...size }
}

/** Where a file made of a picture is written, under a name that changes with what it is made of, and its address. */
function placeFor(path: string, ending: string, madeOf: readonly (Buffer | string)[]) {
  const hash = createHash('sha256')
  for (const part of madeOf) hash.update(part)
  const name = `${basename(path, extname(path))}-${hash.digest('hex').slice(0, 10)}${ending}`
  mkdirSync(resolve('public', FOLDER), { recursive: true })
  return { target: resolve('public', FOLDER, name), src: `${pathPrefix}/${FOLDER}/${name}` }
}
