/** Picture files that the build would stop at, or take long over, far from their cause. */
import { basename, extname } from 'node:path'
import { sync as probe } from 'probe-image-size'
import type { Fault } from './fault'
import { sourceFile } from './source-file'
import { svgFaults } from './svg-file'

/** How files of each kind begin; dots stand for any byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftyp/,
}

/** Formats that telephones and cameras save and browsers do not show. */
const FOREIGN = new Set(['.heic', '.heif', '.tif', '.tiff', '.bmp', '.dng', '.raw', '.cr2', '.nef'])

/** More than any page shows: a telephone's picture has 12 megapixels, and the widest copy 2,000 pixels. */
const MOST_MEGAPIXELS = 50
/** From here on a picture makes every clone and every build slower, without looking better. */
const MANY_MEGABYTES = 10

/** Far more than a drawing needs; what is larger is mostly a photograph within one. */
const MOST_SVG_BYTES = 500_000

const SMALLER =
  'Save it again at most 4,000 pixels wide, as JPEG of quality 85: visitors get smaller copies of it all the same.'

/** Whether a file is named as a picture, of whatever format. */
export const isPicture = (path: string) => {
  const ending = extname(path).toLowerCase()
  return ending === '.svg' || ending in BEGINNINGS || FOREIGN.has(ending)
}

/**
 * Why no text can name a picture so.
 *
 * @param name the file's name, without its folder
 * @returns what is wrong and how to mend it; nothing for a good name
 */
export function pictureNameFault(name: string): { message: string; remedy: string } | undefined {
  const ending = extname(name)
  if (FOREIGN.has(ending.toLowerCase())) {
    return {
      message: `Browsers show no ${ending.slice(1).toUpperCase()} pictures.`,
      remedy: `Export it as JPEG, under a name like ${goodName(name, '.jpg')}. On an iPhone, Settings, Camera, Formats, “Most Compatible” takes JPEG from the start.`,
    }
  }
  const good = goodName(name, ending.toLowerCase())
  const rename = `Rename the file to ${good}, and write ./${good} where the text names it.`
  if (/\s/.test(name))
    return { message: `The picture’s name “${name}” has a space.`, remedy: rename }
  const strange = /[^\w.-]/.exec(name)?.[0]
  if (strange)
    return {
      message: `The picture’s name “${name}” has the character “${strange}”.`,
      remedy: `${rename} Letters from a to z, digits, hyphens and dots are allowed.`,
    }
  if (ending !== ending.toLowerCase())
    return { message: `The ending ${ending} of the picture’s name is in capitals.`, remedy: rename }
  return undefined
}

/**
 * Why a text cannot name a picture so.
 *
 * @param src what the text names, which is not like ./home.png
 */
export function pictureSourceFault(src: string): { message: string; remedy: string } {
  const beside = 'Put the picture beside the file, and name it like ./home.png.'
  if (/^[a-z]+:|^\/\//i.test(src)) return { message: `${src} is on another site.`, remedy: beside }
  const name = src.replace(/^\.\//, '')
  if (name.includes('/')) return { message: `${src} is in another folder.`, remedy: beside }
  const fault = pictureNameFault(name)
  if (fault) return fault
  return extname(name) in BEGINNINGS || extname(name) === '.svg'
    ? { message: `“${src}” does not say where the picture is.`, remedy: `Write ./${name}.` }
    : {
        message: `“${src}” is no picture by its name.`,
        remedy: 'Save it as .jpg, .png, .webp, .avif or .svg, and name it with its ending.',
      }
}

/** A name near to what was meant, which a text can name. */
function goodName(name: string, ending: string): string {
  const stem = basename(name, extname(name))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return (stem || 'picture') + ending
}

/** What is wrong with a picture's file. Only its beginning is looked into, however large it is. */
export function pictureFaults(path: string, bytes: Uint8Array): Fault[] {
  const kind = extname(path).toLowerCase()
  const fault = (message: string, remedy: string) =>
    sourceFile(path, '').fault(0, 'picture', message, remedy)
  const name = pictureNameFault(basename(path))
  const faults = name ? [fault(name.message, name.remedy)] : []
  if (FOREIGN.has(kind)) return faults
  if (kind === '.svg') {
    if (bytes.length > MOST_SVG_BYTES)
      return [
        ...faults,
        fault('This SVG is larger than 500 kB.', 'Simplify it, or export it as PNG.'),
      ]
    return [...faults, ...svgFaults(path, Buffer.from(bytes).toString('utf8'))]
  }
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (!BEGINNINGS[kind]?.test(beginning)) {
    return [
      ...faults,
      fault(
        `This is no ${kind.slice(1).toUpperCase()} picture, whatever its name says.`,
        'Open it in a picture program and save it again in the format of its name.',
      ),
    ]
  }
  return [...faults, ...sizeFaults(bytes, fault)]
}

/** A picture that is larger than any page can use. */
function sizeFaults(bytes: Uint8Array, fault: (message: string, remedy: string) => Fault): Fault[] {
  const size = probe(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (!size)
    return [
      fault(
        'This picture does not say how large it is.',
        'Open it in a picture program and save it again.',
      ),
    ]
  const { width, height } = size
  const megapixels = Math.round((width * height) / 1e6)
  if (megapixels > MOST_MEGAPIXELS) {
    const pixels = `${width.toLocaleString('en-US')} by ${height.toLocaleString('en-US')} pixels`
    return [
      fault(`This picture has ${pixels}; ${MOST_MEGAPIXELS} megapixels are the most.`, SMALLER),
    ]
  }
  const megabytes = Math.round(bytes.length / 1e6)
  if (megabytes <= MANY_MEGABYTES) return []
  const large = fault(`This picture has ${megabytes} MB.`, SMALLER)
  return [{ ...large, severity: 'warning' }]
}
