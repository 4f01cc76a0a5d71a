/**
 * Drawings that somebody brings along. An SVG is a document: it can run scripts where it is opened by
 * itself, fetch from other sites, and draw a thing so often that a browser stops. None of it is let in.
 */
import { Parser } from 'htmlparser2'
import type { Fault } from './fault'
import { sourceFile } from './source-file'

/** Elements that run, embed or fetch. */
const REFUSED = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'link',
])

/** Elements that a drawing may come to once all its repetitions are drawn. */
const MOST_ELEMENTS = 20_000

/** Elements within each other. */
const DEEPEST = 1_000

const AGAIN = 'Export it again without, or as PNG.'

/** An element with what is drawn in it: others, and by name those that stand elsewhere. */
interface Drawn {
  children: Drawn[]
  /** The id of what it repeats. */
  repeats?: string
}

/** The size that a drawing has on a page, by its viewBox; none where that gives it no size. */
export function sizeOfSvg(text: string): { width: number; height: number } | undefined {
  let viewBox: string | undefined
  let isRoot = true
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (isRoot && plainName(name) === 'svg') ({ viewBox } = attributes)
        isRoot = false
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  const [, width, height] = /^0 0 ([1-9]\d*) ([1-9]\d*)$/.exec(viewBox ?? '') ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

/** An element's name without its prefix: editors write `<svg:svg>`. */
const plainName = (name: string) => name.replace(/^.*:/, '').toLowerCase()

/**
 * What is wrong with an SVG file.
 *
 * @param path the file's path from the project's root
 * @param isPlaced whether a page makes room for it, and must know how much
 */
export function svgFaults(path: string, text: string, isPlaced = true): Fault[] {
  const file = sourceFile(path, text)
  const faults: Fault[] = []
  const refuse = (message: string, remedy = AGAIN) =>
    faults.push(file.fault(parser.startIndex, 'picture', message, remedy))
  const root: Drawn = { children: [] }
  const byId = new Map<string, Drawn>()
  const open = [root]
  /** How deep the element of styles is that is open, and what it has said so far. */
  let styleDepth = 0
  let style = ''
  const parser: Parser = new Parser(
    {
      onprocessinginstruction(name, data) {
        if (/^!doctype/i.test(name) && data.includes('['))
          refuse('This SVG declares entities, which browsers read differently.')
        if (/^\?xml-stylesheet/i.test(name)) refuse('This SVG fetches a style sheet.')
      },
      onopentag(name, attributes) {
        const element: Drawn = { children: [] }
        const plain = plainName(name)
        if (REFUSED.has(plain)) refuse(`This SVG has a <${name}>, which a picture needs not.`)
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) refuse(`This SVG runs a script (${key}).`)
          const isAddress = /^(?:.*:)?(?:href|src)$/i.test(key)
          if (
            isAddress &&
            !/^\s*(?:#|data:image\/(?:png|jpeg|webp);)/i.test(value) &&
            plain !== 'a'
          )
            refuse(`This SVG fetches ${value.slice(0, 60)}.`)
          if (isAddress && plain === 'a')
            refuse('This SVG has a link, which nobody can follow in a picture.')
          if (fetches(value)) refuse(`This SVG fetches from its ${key}.`)
        }
        const { id } = attributes
        if (id) byId.set(id, element)
        if (plain === 'use')
          element.repeats = (attributes.href ?? attributes['xlink:href'])?.slice(1)
        open.at(-1)?.children.push(element)
        open.push(element)
        if (plain === 'style' && styleDepth === 0) styleDepth = open.length
      },
      onclosetag() {
        if (open.length === styleDepth) {
          // As a whole: it may come in pieces. Nobody needs an escape there but to hide a word.
          if (/@import|\\/i.test(style) || fetches(style))
            refuse('The styles of this SVG fetch something.')
          style = ''
          styleDepth = 0
        }
        if (open.length > 1) open.pop()
      },
      ontext(css) {
        if (styleDepth > 0) style += css
      },
    },
    { xmlMode: true, recognizeSelfClosing: true },
  )
  parser.end(text)
  if (isPlaced && !sizeOfSvg(text))
    faults.push(
      file.fault(
        0,
        'picture',
        'This SVG does not say how large it is.',
        'It needs a viewBox like "0 0 1200 800": export it again with one, or as PNG.',
      ),
    )
  if (drawn(root, byId) > MOST_ELEMENTS)
    faults.push(
      file.fault(
        0,
        'picture',
        `This SVG draws more than ${MOST_ELEMENTS.toLocaleString('en')} things.`,
        'Export it as PNG.',
      ),
    )
  return faults
}

/** Whether a style leads out of the file. */
const fetches = (css: string) =>
  /url\(\s*["']?(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp);))/i.test(css)

/** How many elements are drawn in all; infinitely many where one repeats itself, or deeper than anybody draws. */
function drawn(root: Drawn, byId: ReadonlyMap<string, Drawn>): number {
  const known = new Map<Drawn, number>()
  const count = (element: Drawn, depth: number): number => {
    if (depth > DEEPEST) return Infinity
    const before = known.get(element)
    if (before !== undefined) return before
    known.set(element, Infinity)
    const repeated = element.repeats === undefined ? undefined : byId.get(element.repeats)
    const parts = repeated ? [...element.children, repeated] : element.children
    const sum = parts.reduce((total, part) => total + count(part, depth + 1), 1)
    known.set(element, sum)
    return sum
  }
  return count(root, 0)
}
