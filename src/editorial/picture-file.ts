/** Files that are named as pictures and are none: the build would stop at them, far from their cause. */
import { extname } from 'node:path'
import type { Fault } from './fault'
import { sourceFile } from './source-file'

/** How files of each kind begin; dots stand for any byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftyp/,
}

/** Whether a file is named as a picture. */
export const isPicture = (path: string) =>
  path.toLowerCase().endsWith('.svg') || extname(path).toLowerCase() in BEGINNINGS

/** What is wrong with a picture's file. */
export function pictureFaults(path: string, bytes: Uint8Array): Fault[] {
  const kind = extname(path).toLowerCase()
  const fault = (message: string, remedy: string) => [
    sourceFile(path, '').fault(0, 'picture', message, remedy),
  ]
  if (kind === '.svg') {
    const text = Buffer.from(bytes).toString('utf8')
    return /viewBox="0 0 \d+ \d+"/.test(text)
      ? []
      : fault(
          'This SVG does not say how large it is.',
          'It needs a viewBox like "0 0 1200 800": export it again with one, or as PNG.',
        )
  }
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  return BEGINNINGS[kind]?.test(beginning)
    ? []
    : fault(
        `This is no ${kind.slice(1).toUpperCase()} picture, whatever its name says.`,
        'Open it in a picture program and save it again in the format of its name.',
      )
}
