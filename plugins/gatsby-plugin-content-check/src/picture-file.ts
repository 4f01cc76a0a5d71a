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
  const size = probe(Buffer.from(bytes))
  if (!size || size.type !== FORMATS[ending])
    return refuse(
      `This is no ${ending} picture, or it does not say how large it is.`,
      'Open it in a picture program and save it again in the format of its name.',
    )
  if (size.width * size.height > MAX_MEGAPIXELS * 1e6)
    return refuse(
      `This picture has more than ${MAX_MEGAPIXELS} megapixels.`,
      'Open it in a picture program and save it at most 4,000 pixels wide.',
    )
  return ending === '.svg' ? drawingDiagnostics(path, bytes) : []
}
