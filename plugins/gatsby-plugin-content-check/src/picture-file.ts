/** Picture files that a build would stop at, or that no browser shows. */
import { basename, extname } from 'node:path'
import { Parser } from 'htmlparser2'
import { sync as probe } from 'probe-image-size'
import type { Diagnostic } from './diagnostic'
import { sourceFile } from './source-file'

/** How files of each kind begin; dots stand for any byte. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.webp': /^RIFF[^]{4}WEBP/,
  '.avif': /^[^]{4}ftyp/,
}

/** Formats that cameras save and browsers do not show. */
const FOREIGN = new Set(['.heic', '.heif', '.tif', '.tiff', '.bmp', '.dng', '.raw'])

/** More than any page shows: a phone's picture has 12 megapixels. */
const MAX_MEGAPIXELS = 50
const MAX_BYTES = 10_000_000
/** Far more than a drawing needs; what is larger is mostly a photograph within one. */
const MAX_SVG_BYTES = 500_000

interface Problem {
  message: string
  fix: string
}

/** Whether a file is named as a picture, of whatever format. */
export function isPicture(path: string): boolean {
  const ending = extname(path).toLowerCase()
  return ending === '.svg' || ending in BEGINNINGS || FOREIGN.has(ending)
}

/** Why no text can name a picture so; nothing for a good name. */
function nameProblem(name: string): Problem | undefined {
  const ending = extname(name)
  const stem = basename(name, ending).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const plain = stem.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'picture'
  if (FOREIGN.has(ending.toLowerCase()))
    return {
      message: `Browsers show no ${ending.slice(1).toUpperCase()} pictures.`,
      fix: `Export it as JPEG, under a name like ${plain}.jpg.`,
    }
  const good = plain + ending.toLowerCase()
  const fix = `Rename the file to ${good}, and write ./${good} where the text names it.`
  if (/\s/.test(name)) return { message: `The picture’s name “${name}” has a space.`, fix }
  const strange = /[^\w.-]/.exec(name)?.[0]
  if (strange)
    return { message: `The picture’s name “${name}” has the character “${strange}”.`, fix }
  return ending === ending.toLowerCase()
    ? undefined
    : { message: `The ending ${ending} of the picture’s name is in capitals.`, fix }
}

/** What is wrong with a text that should name a picture beside its file, like ./home.png. */
export function pictureSourceProblem(src: string): Problem {
  const fix = 'Put the picture beside the file, and name it like ./home.png.'
  if (/^[a-z]+:|^\/\//i.test(src)) return { message: `${src} is on another site.`, fix }
  const name = src.replace(/^\.\//, '')
  if (name.includes('/')) return { message: `${src} is in another folder.`, fix }
  return (
    nameProblem(name) ??
    (isPicture(name)
      ? { message: `“${src}” does not say where the picture is.`, fix: `Write ./${name}.` }
      : {
          message: `“${src}” is no picture by its name.`,
          fix: 'Save it as .jpg, .png, .webp, .avif or .svg, and name it with its ending.',
        })
  )
}

/**
 * What is wrong with a picture file.
 *
 * @param path the file's path from the site's root
 * @param needsSize whether a page must know how large it is
 */
export function pictureDiagnostics(
  path: string,
  bytes: Uint8Array,
  needsSize = true,
): Diagnostic[] {
  const ending = extname(path).toLowerCase()
  const file = sourceFile(path, '')
  const error = ({ message, fix }: Problem) => file.error(0, 'picture', message, fix)
  const name = nameProblem(basename(path))
  if (name) return [error(name)]
  if (ending === '.svg') return svgProblems(bytes, needsSize).map(error)
  if (!BEGINNINGS[ending]?.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1')))
    return [
      error({
        message: `This is no ${ending.slice(1).toUpperCase()} picture, whatever its name says.`,
        fix: 'Open it in a picture program and save it again in the format of its name.',
      }),
    ]
  const size = probe(Buffer.from(bytes))
  const fix = 'Open it in a picture program and save it at most 4,000 pixels wide.'
  if (!size) return [error({ message: 'This picture does not say how large it is.', fix })]
  if (size.width * size.height > MAX_MEGAPIXELS * 1e6)
    return [error({ message: `This picture has more than ${MAX_MEGAPIXELS} megapixels.`, fix })]
  return bytes.length > MAX_BYTES
    ? [file.warning(0, 'picture', `This picture has ${Math.round(bytes.length / 1e6)} MB.`, fix)]
    : []
}

/** Elements that run, embed or fetch, and one that draws others again, without end. */
const REFUSED = /^(?:script|foreignobject|iframe|object|embed|audio|video|handler|link|use)$/

const EXPORT = 'Export it again without, or as PNG.'

/** An SVG is a document that can run scripts and fetch from other sites: none of that is let in. */
function svgProblems(bytes: Uint8Array, needsSize: boolean): Problem[] {
  if (bytes.length > MAX_SVG_BYTES)
    return [
      { message: 'This SVG is larger than 500 kB.', fix: 'Simplify it, or export it as PNG.' },
    ]
  const text = Buffer.from(bytes).toString('utf8')
  const messages = new Set<string>()
  let style: string | undefined
  const parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && data.includes('['))
          messages.add('This SVG declares entities.')
        if (/^\?xml-stylesheet/i.test(name)) messages.add('This SVG fetches a style sheet.')
      },
      onopentag(name, attributes) {
        const plain = name.replace(/^.*:/, '').toLowerCase()
        if (REFUSED.test(plain)) messages.add(`This SVG has a <${name}>.`)
        if (plain === 'style') style = ''
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) messages.add(`This SVG runs a script (${key}).`)
          const leads =
            /(?:^|:)(?:href|src)$/i.test(key) && !/^\s*(?:#|data:image\/(?!svg))/i.test(value)
          if (leads || fetches(value)) messages.add(`This SVG leads elsewhere from its ${key}.`)
        }
      },
      ontext(css) {
        if (style !== undefined) style += css
      },
      onclosetag(name) {
        if (!/(?:^|:)style$/i.test(name)) return
        // Nobody needs an escape there but to hide a word.
        if (/@import|\\/i.test(style ?? '') || fetches(style ?? ''))
          messages.add('The styles of this SVG fetch something.')
        style = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  const problems = [...messages].map(message => ({ message, fix: EXPORT }))
  if (needsSize && !sizeOfSvg(text))
    problems.push({
      message: 'This SVG does not say how large it is.',
      fix: 'It needs a viewBox like "0 0 1200 800": export it again with one, or as PNG.',
    })
  return problems
}

/** Whether a style leads out of the file. */
const fetches = (css: string) => /url\(\s*["']?(?!\s*["']?(?:#|data:image\/(?!svg)))/i.test(css)

/** The size that a drawing has on a page, by the viewBox of its root; none where that gives it no size. */
export function sizeOfSvg(text: string): { width: number; height: number } | undefined {
  const [root = ''] = /<(?:\w+:)?svg\b[^>]*>/i.exec(text) ?? []
  const [, width, height] = /\bviewBox=["']0 0 ([1-9]\d*) ([1-9]\d*)["']/.exec(root) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}
