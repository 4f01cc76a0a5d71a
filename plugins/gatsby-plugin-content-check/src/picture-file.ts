/** Checks the format and size of image files. */
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

/**
 * Checks an image file.
 *
 * @param path the file's path from the site's root
 */
export function pictureDiagnostics(path: string, bytes: Buffer) {
  const refuse = (message: string, fix: string, rule = 'picture') => [
    sourceFile(path, '').error(0, rule, message, fix),
  ]
  const extension = extname(path)
  const size = probe(bytes)
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
  if (size.width * size.height > MAX_MEGAPIXELS * 1e6)
    return refuse(
      `This image has more than ${MAX_MEGAPIXELS} megapixels.`,
      'Open it in an image editor and export it at 4,000 pixels wide or less.',
    )
  return []
}
