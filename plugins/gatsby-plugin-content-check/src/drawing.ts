/**
 * SVG files, held against lists of what only draws. A site serves them as they are, and on a host without headers a
 * browser that opens one directly runs whatever is in it.
 */
import type { Diagnostic } from './diagnostic'
import { parseXml, XmlError, type XmlElement } from './parse-xml'
import { readSourceFile } from './source-file'

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Elements of SVG 2 that draw something, without links to other files, script, and animation. */
const ELEMENTS = listOf(`
  a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter g image line linearGradient marker mask metadata path pattern polygon polyline radialGradient
  rect stop style svg switch symbol text textPath title tspan use
`)

/** Attributes of SVG 1.1 and 2, without those for events, links, and animation. */
const ATTRIBUTES = listOf(`
  alignment-baseline amplitude azimuth baseFrequency baseProfile baseline-shift bias class clip clip-path clip-rule
  clipPathUnits color color-interpolation color-interpolation-filters color-profile color-rendering contentScriptType
  contentStyleType cursor cx cy d diffuseConstant direction display divisor dominant-baseline dx dy edgeMode elevation
  enable-background exponent fill fill-opacity fill-rule filter filterRes filterUnits flood-color flood-opacity
  focusable font font-family font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style
  font-variant font-variation-settings font-weight fr fx fy glyph-orientation-horizontal glyph-orientation-vertical
  gradientTransform gradientUnits height id image-rendering in in2 intercept isolation k1 k2 k3 k4 kernelMatrix
  kernelUnitLength kerning lang lengthAdjust letter-spacing lighting-color limitingConeAngle line-height marker
  marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits
  media method mix-blend-mode mode numOctaves offset opacity operator order orient overflow paint-order pathLength
  patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ
  preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY requiredFeatures result role rotate rx ry scale
  seed shape-rendering side slope solid-color solid-opacity spacing specularConstant specularExponent spreadMethod
  startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage
  tabindex tableValues target targetX targetY text-align text-anchor text-decoration text-orientation text-overflow
  text-rendering textLength title transform transform-box transform-origin type unicode-bidi values vector-effect
  version viewBox visibility white-space width word-spacing writing-mode x x1 x2 xChannelSelector xml:lang xml:space
  xlink:actuate xlink:show xlink:title xlink:type y y1 y2 yChannelSelector z zoomAndPan
`)
const isListed = (name: string) => ATTRIBUTES.has(name) || /^(?:data|aria)-[\w.-]+$/.test(name)

/** Attributes whose words are shown or are names, and are not read as CSS. */
const isPlainText = (name: string) =>
  /^(?:id|class|title|lang|role|(?:data|aria|xml|xlink)[:-].*)$/.test(name)

/** Functions that CSS values may call: none of them fetches or repeats anything. */
const FUNCTIONS = listOf(`
  blur brightness calc circle clamp color color-mix contrast drop-shadow ellipse grayscale hsl hsla hue-rotate hwb
  icc-color inset invert lab lch matrix max min not oklab oklch opacity path perspective polygon rgb rgba rotate
  saturate scale scalex scaley sepia skew skewx skewy translate translatex translatey url
`)

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

/** Namespaces of drawing programs, by their beginning: a browser does nothing with what is in them. */
const INERT = [
  'http://creativecommons.org/ns#',
  'http://krita.org/namespaces/',
  'http://ns.adobe.com/',
  'http://purl.org/dc/',
  'http://sodipodi.sourceforge.net/',
  'http://vectornator.io',
  'http://web.resource.org/cc/',
  'http://www.bohemiancoding.com/sketch/',
  'http://www.corel.com/coreldraw/',
  'http://www.inkscape.org/namespaces/',
  'http://www.serif.com/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'https://boxy-svg.com',
  'https://www.inkscape.org/namespaces/',
]

/** A part of the drawing itself, or a raster image that it contains. */
const OWN_PART = String.raw`#[^"'()\\\s]+`
const RASTER = String.raw`data:image/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=]*`
const OWN_URL = new RegExp(String.raw`url\(\s*(["']?)(?:${OWN_PART}|${RASTER})\1\s*\)`, 'gi')

/** As many elements as a browser draws in about a second, counted once for each time they are drawn. */
const MAX_DRAWN = 100_000

const PLAIN = 'Export it again as plain SVG, or as PNG.'

class DrawingError extends XmlError {
  constructor(
    offset: number,
    message: string,
    readonly fix = PLAIN,
  ) {
    super(offset, message)
  }
}

/**
 * What is wrong with an SVG file: the first thing that is not on the lists.
 *
 * @param path the file's path from the site's root
 */
export function drawingDiagnostics(path: string, bytes: Uint8Array): Diagnostic[] {
  const { file, diagnostics } = readSourceFile(path, bytes)
  if (diagnostics.length > 0) return diagnostics
  try {
    const root = parseXml(file.text)
    const [prefix] = /^(?:.*:)?(?=svg$)/.exec(root.name) ?? []
    if (root.attributes.get(prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns') !== SVG)
      throw new DrawingError(root.offset, `The drawing doesn’t begin with <svg xmlns="${SVG}">.`)
    const nameOf = readNamespaces(root)
    const all = [...flatten(root)]
    for (const element of all) checkElement(element, nameOf)
    checkExpansion(root, all)
    return []
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    const fix = error instanceof DrawingError ? error.fix : PLAIN
    return [file.error(error.offset, 'drawing', error.message, fix)]
  }
}

function* flatten(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* flatten(child)
}

/** The name of an element or an attribute in SVG, `xlink:…` or `xml:…`; nothing for those of drawing programs. */
type NameOf = (element: XmlElement, name: string) => string | undefined

/** Reads what the prefixes mean: the same in the whole file, so that none means one thing here and another there. */
function readNamespaces(root: XmlElement): NameOf {
  const meanings = new Map([['xml', 'xml']])
  for (const { attributes, offset } of flatten(root))
    for (const [name, uri] of attributes) {
      const prefix = /^xmlns(?::(.*))?$/.exec(name)
      if (!prefix) continue
      const [, key = ''] = prefix
      const known =
        uri === SVG || (key !== '' && (uri === XLINK || INERT.some(start => uri.startsWith(start))))
      if (!known || (meanings.get(key) ?? uri) !== uri)
        throw new DrawingError(offset, `${name}="${uri}" isn’t allowed in a drawing.`)
      meanings.set(key, uri)
    }
  return ({ offset }, name) => {
    const [local = '', prefix = ''] = name.split(':').reverse()
    switch (prefix && meanings.get(prefix)) {
      case '':
      case SVG:
        return local
      case XLINK:
        return `xlink:${local}`
      case 'xml':
        return name
      case undefined:
        throw new DrawingError(offset, `The prefix “${prefix}:” isn’t declared.`)
      default:
        return undefined
    }
  }
}

/** Checks one element with its attributes, and its style sheet if it is one. */
function checkElement(element: XmlElement, nameOf: NameOf): void {
  const { attributes, children, offset, text } = element
  const refuse = (message: string, fix?: string): never => {
    throw new DrawingError(offset, message, fix)
  }
  const name = nameOf(element, element.name)
  if (name === undefined) return
  if (!ELEMENTS.has(name)) refuse(`The element <${element.name}> isn’t allowed in a drawing.`)
  for (const [written, value] of attributes) {
    if (/^xmlns(?::|$)/.test(written)) continue
    const attribute = written.includes(':') ? nameOf(element, written) : written
    if (attribute === undefined) continue
    if (/^(?:xlink:)?href$/.test(attribute)) {
      const allowed = name === 'image' ? `${OWN_PART}|${RASTER}` : OWN_PART
      // Inkscape breaks the lines of an embedded image.
      if (!new RegExp(`^(?:${allowed})$`, 'i').test(value.replaceAll(/\s/g, '')))
        refuse(
          `The drawing links to something else: ${written}="${shortened(value)}".`,
          'Embed images as PNG or JPEG, and remove other links.',
        )
    } else if (!isListed(attribute)) {
      refuse(`The attribute ${written} isn’t allowed in a drawing.`)
    } else if (!isPlainText(attribute)) checkCss(value, refuse)
  }
  if (name !== 'style') return
  if (children.length > 0) refuse('There is an element inside <style>.')
  checkCss(text, refuse)
}

/** Checks a CSS value or a style sheet. */
function checkCss(css: string, refuse: (message: string, fix?: string) => never): void {
  if (css.includes('\\'))
    refuse('A style has a backslash.', 'Write the character itself instead of an escape.')
  const [rule] = /@(?!media\b)[\w-]*/i.exec(css) ?? []
  if (rule !== undefined)
    refuse(`“${rule}” isn’t allowed in a style.`, 'Convert text to paths, and export it again.')
  for (const [, name = ''] of css.matchAll(/(?<![\w-])([\w-]+)\(/g))
    if (!FUNCTIONS.has(name.toLowerCase())) refuse(`“${name}(” isn’t allowed in a style.`)
  const [url] = /url\([^)]*\)?/i.exec(css.replaceAll(OWN_URL, '')) ?? []
  if (url !== undefined) refuse(`A style loads something else: ${shortened(url)}.`)
}

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A part that an element is painted with, cut by, or filtered through. */
interface Reference {
  id: string
  /** Each shape inside the element is drawn with it. */
  isInherited: boolean
}

/** The references in an attribute or a CSS declaration. */
const referencesIn = (property: string, value: string): Reference[] =>
  [...value.matchAll(/url\(\s*["']?#([^"'()\s]+)/gi)].map(([, id = '']) => ({
    id,
    isInherited: /fill|stroke|marker/i.test(property),
  }))

const referencesInCss = (css: string): Reference[] =>
  css.split(/[;{}]/).flatMap(declaration => {
    const [property = '', ...value] = declaration.split(':')
    return referencesIn(property, value.join(':'))
  })

/** How much a part of a drawing draws, each part counted as often as it is used. */
interface Size {
  drawn: number
  /** Elements that inherit what a group is painted with. */
  shapes: number
  /** At most so many points, each with a marker. */
  points: number
}

/** Checks that a drawing which uses its parts again stays a size that a browser can draw. */
function checkExpansion(root: XmlElement, all: readonly XmlElement[]): void {
  const byId = new Map(all.map(element => [element.attributes.get('id'), element]))
  const styled = referencesBySelector(all)
  const sizes = new Map<XmlElement, Size | undefined>()
  const sizeOf = (element: XmlElement): Size => {
    const known = sizes.get(element)
    if (known) return known
    const { name, attributes, children, offset } = element
    if (sizes.has(element)) throw new DrawingError(offset, 'This part of the drawing uses itself.')
    sizes.set(element, undefined)
    const local = name.replace(/.*:/, '')
    const outline = attributes.get('d') ?? attributes.get('points') ?? ''
    const size = { drawn: 1, shapes: 1, points: outline.length }
    const references: Reference[] = []
    const used: XmlElement[] = []
    for (const [attribute, value] of attributes) {
      const part = attribute.endsWith('href') && local !== 'a' && byId.get(value.trim().slice(1))
      if (part) used.push(part)
      else if (attribute === 'style') references.push(...referencesInCss(value))
      else references.push(...referencesIn(attribute, value))
    }
    for (const part of [...children, ...used]) {
      const { drawn, shapes, points } = sizeOf(part)
      size.drawn += drawn
      size.shapes += shapes
      size.points += points
    }
    const classes = (attributes.get('class') ?? '').split(/\s+/).map(each => `.${each}`)
    for (const selector of ['*', local, `#${attributes.get('id') ?? ''}`, ...classes])
      references.push(...(styled.get(selector) ?? []))
    for (const { id, isInherited } of references) {
      const part = byId.get(id)
      if (!part) continue
      const times = part.name.endsWith('marker') ? size.points : isInherited ? size.shapes : 1
      size.drawn += sizeOf(part).drawn * times
    }
    sizes.set(element, size)
    return size
  }
  if (sizeOf(root).drawn <= MAX_DRAWN) return
  const most = MAX_DRAWN.toLocaleString('en-US')
  throw new DrawingError(
    root.offset,
    `A browser would draw more than ${most} elements, because parts are used again and again.`,
    'Simplify the drawing, or export it as PNG.',
  )
}

/** References in style sheets, by the class, id, or element name that they may be for; by `*` where that is unclear. */
function referencesBySelector(all: readonly XmlElement[]): ReadonlyMap<string, Reference[]> {
  const found = new Map<string, Reference[]>()
  const sheets = all.filter(({ name }) => /^(?:.*:)?style$/.test(name)).map(({ text }) => text)
  for (const rule of sheets.join('}').split('}')) {
    const bare = rule.replaceAll(/url\(["'](#[^"'()\s]+)["']\)/g, 'url($1)')
    const references = referencesInCss(bare)
    const [selector = '', ...blocks] = bare.split('{')
    const isPlain = blocks.length === 1 && !/["']|\/\*|\*\/|[:[*].*\{/s.test(bare)
    const keys = isPlain ? (selector.match(/[.#]?[^\s.#,>+~]+/g) ?? []) : ['*']
    if (references.length > 0)
      for (const key of keys) found.set(key, [...(found.get(key) ?? []), ...references])
  }
  return found
}
