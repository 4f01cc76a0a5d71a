/** Pictures beside a text, prepared for the page: copied or made smaller, named by their content. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, extname, join, resolve } from 'node:path'
import sharp from 'sharp'
import { figureSources } from '../editorial/mdx'
import type { FigurePicture } from '../shortcodes/Figure'
import { pathPrefix } from './environment'

/** The widths that a photograph comes in; those wider than the original are left out. */
const WIDTHS = [480, 800, 1200, 1600, 2000] as const
const FORMATS = ['avif', 'webp'] as const
/** How wide pictures stand on a page: the whole width on telephones, else about two thirds of it. */
const SIZES = '(min-width: 60rem) 66vw, 100vw'

const FOLDER = 'static'

/**
 * Prepares a picture.
 *
 * @param path the picture's file
 * @throws where it cannot be read as a picture
 */
export async function preparePicture(path: string): Promise<FigurePicture> {
  const content = readFileSync(path)
  const extension = extname(path)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10)
  const name = `${basename(path, extension)}-${hash}`
  mkdirSync(resolve('public', FOLDER), { recursive: true })
  if (extension === '.svg') {
    return { src: place(`${name}.svg`, content), ...sizeOfSvg(content.toString('utf8'), path) }
  }
  const { width, height } = await sharp(content).metadata()
  const widths: number[] = [...WIDTHS.filter(other => other < width), Math.min(width, 2000)]
  const sources = []
  for (const format of FORMATS) {
    const entries = []
    for (const wide of widths) {
      const file = `${name}-${wide}.${format}`
      if (!existsSync(target(file))) {
        place(file, await sharp(content).resize({ width: wide })[format]().toBuffer())
      }
      entries.push(`${address(file)} ${wide}w`)
    }
    sources.push({ type: `image/${format}`, srcSet: entries.join(', ') })
  }
  return { src: place(`${name}${extension}`, content), width, height, sizes: SIZES, sources }
}

/** The pictures that an MDX text uses, by the `src` that it names. */
export async function picturesOf(
  body: string,
  folder: string,
): Promise<Record<string, FigurePicture>> {
  const pictures: Record<string, FigurePicture> = {}
  for (const src of figureSources(body)) {
    pictures[src] ??= await preparePicture(join(folder, src))
  }
  return pictures
}

const target = (file: string) => resolve('public', FOLDER, file)
const address = (file: string) => `${pathPrefix}/${FOLDER}/${file}`

function place(file: string, content: Buffer): string {
  if (!existsSync(target(file))) writeFileSync(target(file), content)
  return address(file)
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
