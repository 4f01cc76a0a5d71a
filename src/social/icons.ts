/** The icons of browsers and telephones, drawn from the mark. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { readBrand } from './brand'
import { readColours } from './colours'
import type { Brand } from '../content/brand'
import { inColours } from '../content/palette'

/** An icon: its file, its size, and how much of it the mark takes. */
interface Icon {
  file: string
  size: number
  /** The mark's width as a share of the icon's. */
  share: number
  /** Whether it has a ground of its own: systems cut a maskable icon to their own shape. */
  ground: boolean
}

/** A mask may leave a circle of four fifths of the width: the mark's corners stay inside it. */
const MASKABLE = 0.48

export const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192x192.png', size: 192, share: 0.84, ground: false },
  { file: 'icons/icon-512x512.png', size: 512, share: 0.84, ground: false },
  { file: 'icons/maskable-192x192.png', size: 192, share: MASKABLE, ground: true },
  { file: 'icons/maskable-512x512.png', size: 512, share: MASKABLE, ground: true },
  { file: 'apple-touch-icon.png', size: 180, share: 0.56, ground: true },
]

/** Browsers and services ask for this address without being told of it. */
const FAVICON = { file: 'favicon.ico', size: 48, share: 0.9, ground: false }

/** The mark as files of its own, as they were drawn with the mark and the colours that the site was delivered with. */
const DRAWN = ['mark.svg', 'favicon.svg'] as const

/** Writes all icons into the finished site. */
export function writeIcons(root: string, output: string): void {
  const brand = readBrand(root)
  const [mark = ''] = DRAWN.map(file => {
    const svg = inBrand(readFileSync(join(root, 'static', file), 'utf8'), brand)
    writeFileSync(join(output, file), svg)
    return svg
  })
  const { paper } = readColours(root, brand)
  mkdirSync(join(output, 'icons'), { recursive: true })
  for (const icon of ICONS) writeFileSync(join(output, icon.file), draw(mark, icon, paper))
  writeFileSync(join(output, FAVICON.file), ico(draw(mark, FAVICON, paper), FAVICON.size))
}

/** A drawing of the mark with the brand's own outline and colours. */
const inBrand = (svg: string, brand: Brand): string =>
  inColours(svg, brand).replace(/ d="[^"]*"/, ` d="${brand.mark}"`)

function draw(mark: string, { size, share, ground }: Icon, paper: string): Buffer {
  const width = Math.round(size * share)
  const edge = (size - width) / 2
  const placed = mark.replace(
    '<svg ',
    `<svg x="${edge}" y="${edge}" width="${width}" height="${width}" `,
  )
  const sheet = ground ? `<path fill="${paper}" d="M0 0h${size}v${size}h-${size}z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${sheet}${placed}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

/**
 * A PNG in the frame of an ICO file: one directory entry, then the picture as it is. Packages that write
 * one read the PNG again first.
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
