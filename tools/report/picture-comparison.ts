/** Before and after, cut down to what differs, with the difference outlined. */
import sharp, { type OverlayOptions } from 'sharp'
import { differingAreas, type Area, type AreaPair, type Pixels } from './picture-rows'
import type { Drawing, View, Width } from './viewer'

/** One side of a comparison, as a data address. */
export interface Shot {
  source: string
  width: number
  height: number
}

/** The same areas before and after. A side is missing where there was no page. */
export interface ShownAreas {
  before?: Shot
  after?: Shot
  /** How many areas it shows. */
  areas: number
}

/** What a page looks like before and after at one width: all that differs, new drawings first. */
export interface PicturePair {
  width: Width
  parts: readonly ShownAreas[]
  /** The share of the page that differs. */
  share: number
}

/** What a build's pages look like. */
export type Looks = Pick<View, 'picture' | 'drawings'>

/** Pixels of the page around a differing area that are shown with it. */
const CONTEXT = 60
/** The narrowest picture of a wide page: its differing columns with what is around them. */
const NARROWEST = 700
/** The tallest picture: more areas go into another one, and of a single one that is taller its top is shown. */
const TALLEST = 1100
/** The widest picture; a wider one is made smaller. */
const SHOWN = 760
const MARK = '#d4145a'

/**
 * Compares how a page looks in two builds.
 *
 * @param before the view of the build before, where the page is in it
 * @returns `undefined` where not a pixel differs
 */
export async function comparePictures(
  path: string,
  width: Width,
  before: Looks | undefined,
  after: Looks | undefined,
): Promise<PicturePair | undefined> {
  const [old, now] = await Promise.all([before?.picture(path, width), after?.picture(path, width)])
  if (!old || !now) {
    const only = old ?? now
    if (!only) return undefined
    const shot = await wholePage(only)
    return { width, parts: [{ areas: 1, ...(old ? { before: shot } : { after: shot }) }], share: 1 }
  }
  if (old.equals(now)) return undefined
  const [a, b] = await Promise.all([pixelsOf(old), pixelsOf(now)])
  const pairs = differingAreas(a, b)
  if (pairs.length === 0) return undefined
  const known = (await before?.drawings(path, width)) ?? []
  const present = (await after?.drawings(path, width)) ?? []
  const parts = inParts(newDrawingsFirst(pairs, known, present)).map(async areas => {
    const window = windowOf(areas, a.width)
    const [from, to] = await Promise.all([
      cut(
        a,
        areas.map(pair => pair.before),
        window,
      ),
      cut(
        b,
        areas.map(pair => pair.after),
        window,
      ),
    ])
    return { before: from, after: to, areas: areas.length }
  })
  const size = pairs.reduce((total, pair) => total + pair.after.height * pair.after.width, 0)
  return { width, parts: await Promise.all(parts), share: size / (b.width * b.height) }
}

/** The areas that hold a drawing of which the page before had none, then the others, each from the top. */
function newDrawingsFirst(
  pairs: readonly AreaPair[],
  before: readonly Drawing[],
  after: readonly Drawing[],
): AreaPair[] {
  const known = new Set(before.map(({ key }) => key))
  const fresh = after.filter(({ key }) => !known.has(key))
  const isFresh = ({ after: area }: AreaPair) =>
    fresh.some(({ top, height }) => top < area.top + area.height && top + height > area.top)
  return [...pairs.filter(isFresh), ...pairs.filter(pair => !isFresh(pair))]
}

/** Areas in their order, as many together as one picture holds. */
function inParts(pairs: readonly AreaPair[]): AreaPair[][] {
  const parts: AreaPair[][] = []
  let height = Infinity
  for (const pair of pairs) {
    const own = Math.max(pair.before.height, pair.after.height) + 2 * CONTEXT
    height += own
    if (height <= TALLEST) parts.at(-1)?.push(pair)
    else {
      parts.push([pair])
      height = own
    }
  }
  return parts
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** The columns to show, the same on both sides. */
function windowOf(pairs: readonly AreaPair[], width: number): { left: number; width: number } {
  const lefts = pairs.map(({ after }) => after.left)
  const rights = pairs.map(({ after }) => after.left + after.width)
  const left = Math.max(0, Math.min(...lefts) - CONTEXT)
  const right = Math.min(width, Math.max(...rights) + CONTEXT)
  const missing = Math.max(0, Math.min(NARROWEST, width) - (right - left))
  const from = Math.max(0, Math.min(left - missing / 2, width - (right - left) - missing))
  return {
    left: Math.floor(from),
    width: Math.min(width - Math.floor(from), Math.ceil(right - left + missing)),
  }
}

/** The areas with what is around them, one below the other, each outlined. */
async function cut(
  pixels: Pixels,
  areas: readonly Area[],
  window: { left: number; width: number },
): Promise<Shot> {
  const strips = areas.map(area => {
    const top = Math.max(0, Math.min(area.top - CONTEXT, pixels.height - 1))
    const bottom = Math.min(pixels.height, area.top + area.height + CONTEXT, top + TALLEST)
    return { area, top, height: Math.max(1, bottom - top) }
  })
  const gap = 10
  const height = strips.reduce((total, strip) => total + strip.height + gap, -gap)
  const layers: OverlayOptions[] = []
  const raw = { width: pixels.width, height: pixels.height, channels: 3 as const }
  let y = 0
  for (const { area, top, height: rows } of strips) {
    layers.push({
      input: await sharp(pixels.data, { raw })
        .extract({ left: window.left, top, width: window.width, height: rows })
        .png()
        .toBuffer(),
      left: 0,
      top: y,
    })
    layers.push({ input: outline(window, rows, area, top), left: 0, top: y })
    y += rows + gap
  }
  const canvas = { width: window.width, height, channels: 3 as const, background: '#8a8a8a' }
  const whole = await sharp({ create: canvas }).composite(layers).png().toBuffer()
  return encode(whole)
}

function outline(
  { left: from, width }: { left: number; width: number },
  height: number,
  area: Area,
  top: number,
): Buffer {
  const room = 5
  const left = Math.max(2, area.left - from - room)
  const right = Math.min(width - 2, area.left - from + area.width + room)
  const y = Math.max(2, area.top - top - room)
  const bottom = Math.min(height - 2, area.top + area.height - top + room)
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect x="${left}" y="${y}" width="${right - left}" height="${Math.max(1, bottom - y)}" fill="none" stroke="${MARK}" stroke-width="4"/></svg>`,
  )
}

/** The top of a page that is new or gone. */
async function wholePage(png: Buffer): Promise<Shot> {
  const image = sharp(png)
  const { width: full, height } = await image.metadata()
  const top = await image
    .extract({ left: 0, top: 0, width: full, height: Math.min(height, TALLEST) })
    .png()
    .toBuffer()
  return encode(top)
}

/** A picture as it is, made smaller. */
export async function smallPicture(file: string, width: number): Promise<Shot> {
  return encode(await sharp(file).resize({ width, withoutEnlargement: true }).png().toBuffer())
}

async function encode(png: Buffer): Promise<Shot> {
  const { data, info } = await sharp(png)
    .resize({ width: SHOWN, withoutEnlargement: true })
    .webp({ quality: 62, effort: 4 })
    .toBuffer({ resolveWithObject: true })
  return {
    source: `data:image/webp;base64,${data.toString('base64')}`,
    width: info.width,
    height: info.height,
  }
}
