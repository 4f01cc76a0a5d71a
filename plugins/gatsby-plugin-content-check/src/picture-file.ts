/** Checks that browsers can show image files and that builds can read them. */
import { basename, extname } from 'node:path'
import { sync as probe } from 'probe-image-size'
import { sourceFile } from './source-file'

/** The supported formats. */
const FORMATS = ['png', 'jpg', 'webp', 'avif']

/** More than any page needs: a phone photo has 12 megapixels. */
const MAX_MEGAPIXELS = 50

/** Whether a file has an image extension, even one that isn't supported. */
export const isPicture = (path: string) =>
  /\.(?:png|jpe?g|webp|avif|svg|heic|heif|gif|bmp|tiff?|psd|ai)$/i.test(path)

/** Whether a raster image is complete. A truncated copy would stop the build. */
function isComplete(bytes: Buffer, type: string) {
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

/** Where a JPEG's pixels begin: after its metadata, which can contain a preview that's also a JPEG. */
function scanStart(bytes: Buffer) {
  const START_OF_SCAN = 0xda
  let at = 2
  while (at + 4 <= bytes.length && bytes[at + 1] !== START_OF_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2)
  return at
}

/** Whether an AVIF file's boxes have the lengths they declare. */
function isWholeBoxes(bytes: Buffer) {
  let at = 0
  while (at + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(at)
    // 0 means up to the end of the file; 1 means the next eight bytes hold the size.
    if (short === 0) return true
    const size = short === 1 && at + 16 <= bytes.length ? bytes.readBigUInt64BE(at + 8) : short
    // A box is at least as long as its header, or this loop wouldn't end.
    if (size < 8) return false
    at += Number(size)
  }
  return at === bytes.length
}

/**
 * Checks an image file.
 *
 * @param path the file's path from the site's root
 */
export function pictureDiagnostics(path: string, bytes: Uint8Array) {
  const refuse = (message: string, fix: string, rule = 'picture') => [
    sourceFile(path, '').error(0, rule, message, fix),
  ]
  const extension = extname(path)
  const buffer = Buffer.from(bytes)
  const size = probe(buffer)
  if (!size || !FORMATS.includes(size.type))
    return refuse(
      'This isn’t a valid PNG, JPG, WebP, or AVIF image.',
      'Open it in an image editor, export it as .jpg or .png, and use that name in the text.',
      'picture-name',
    )
  if (extension.replace('jpeg', 'jpg') !== `.${size.type}`)
    return refuse(
      `This is a ${size.type.toUpperCase()} file, but its name ends with ${extension}.`,
      `Rename it to ${basename(path, extension)}.${size.type}, and use that name in the text.`,
      'picture-name',
    )
  if (!isComplete(buffer, size.type))
    return refuse(
      'This image file is incomplete.',
      'Copy it again from its source, or open it in an image editor and save it again.',
    )
  if (size.width * size.height > MAX_MEGAPIXELS * 1e6)
    return refuse(
      `This image has more than ${MAX_MEGAPIXELS} megapixels.`,
      'Open it in an image editor and export it at 4,000 pixels wide or less.',
    )
  return []
}
