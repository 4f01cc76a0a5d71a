/** Picture files that a build would stop at, or that do more than show something. */
import { extname } from 'node:path'
import { sync as probe } from 'probe-image-size'
import type { Diagnostic } from './diagnostic'
import { drawingDiagnostics } from './drawing'
import { sourceFile } from './source-file'

/** The formats that browsers show, by the ending of a file's name. */
const FORMATS: Readonly<Record<string, string>> = {
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.webp': 'webp',
  '.avif': 'avif',
  '.svg': 'svg',
}

/** More than any page shows: a phone's picture has 12 megapixels. */
const MAX_MEGAPIXELS = 50

/** Whether a file is named as a picture. */
export const isPicture = (path: string): boolean => extname(path) in FORMATS

/** Whether a raster image goes on to its end: one that was cut off while it was copied ends a build. */
function isComplete(bytes: Buffer, type: string): boolean {
  switch (type) {
    case 'png':
      return bytes.includes('IEND', -64)
    case 'avif':
      return isWholeBoxes(bytes)
    default:
      return type !== 'jpg' || bytes.includes(END_OF_IMAGE, scanStart(bytes))
  }
}

const END_OF_IMAGE = Buffer.from([0xff, 0xd9])

/** Where the pixels of a JPEG begin, behind its notes, in which a small preview may be a JPEG of its own. */
function scanStart(bytes: Buffer): number {
  const START_OF_SCAN = 0xda
  let at = 2
  while (at + 4 <= bytes.length && bytes[at + 1] !== START_OF_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return at
}

/** Whether the boxes that an AVIF file is made of are as long as they say. */
function isWholeBoxes(bytes: Buffer): boolean {
  let at = 0
  while (at + 8 <= bytes.length) {
    const size = bytes.readUInt32BE(at)
    // 0: up to the end of the file. 1: the size follows in eight bytes.
    if (size === 0) return true
    at += size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size
  }
  return at === bytes.length
}

/**
 * What is wrong with a picture file.
 *
 * @param path the file's path from the site's root
 */
export function pictureDiagnostics(path: string, bytes: Uint8Array): Diagnostic[] {
  const refuse = (message: string, fix: string) => [
    sourceFile(path, '').error(0, 'picture', message, fix),
  ]
  const ending = extname(path)
  const buffer = Buffer.from(bytes)
  const size = probe(buffer)
  if (!size || size.type !== FORMATS[ending])
    return refuse(
      `This is no ${ending} picture, or it does not say how large it is.`,
      'Open it in a picture program and save it again in the format of its name.',
    )
  if (!isComplete(buffer, size.type))
    return refuse(
      'This image is cut off: its end is missing.',
      'Copy it again from where it came, or open it in an image editor and save it again.',
    )
  if (size.width * size.height > MAX_MEGAPIXELS * 1e6)
    return refuse(
      `This picture has more than ${MAX_MEGAPIXELS} megapixels.`,
      'Open it in a picture program and save it at most 4,000 pixels wide.',
    )
  return ending === '.svg' ? drawingDiagnostics(path, bytes) : []
}
