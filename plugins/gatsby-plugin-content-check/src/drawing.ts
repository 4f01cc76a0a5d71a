/**
 * Checks SVG files against lists of what only draws. A site serves them unchanged, and without headers, a browser that
 * opens one directly runs whatever is in it.
 */
import type { Diagnostic } from './diagnostic'
import { parseXml, XmlError, type XmlElement } from './parse-xml'
import { readSourceFile } from './source-file'

const listOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Elements of SVG 2 that draw something. No links to other files, script, or animation. */
const ELEMENTS = listOf(`
  a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence filter g image line linearGradient marker mask metadata path pattern polygon polyline radialGradient
  rect stop style svg switch symbol text textPath title tspan use
`)

/** Attributes of SVG 1.1 and 2, except those for events, links, and animation. */
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

/** Attributes that are names or text, not CSS. */
const isPlainText = (name: string) =>
  /^(?:id|class|title|lang|role|(?:data|aria|xml|xlink)[:-].*)$/.test(name)

/** CSS functions that fetch and repeat nothing. */
const FUNCTIONS = listOf(`
  blur brightness calc circle clamp color color-mix contrast drop-shadow ellipse grayscale hsl hsla hue-rotate hwb
  icc-color inset invert lab lch matrix max min not oklab oklch opacity path perspective polygon rgb rgba rotate
  saturate scale scalex scaley sepia skew skewx skewy translate translatex translatey url
`)

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/** How the namespaces of drawing programs start. Browsers ignore everything in them. */
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

/** A part of the drawing itself, or a raster image embedded in it. */
const OWN_PART = String.raw`#[^"'()\\\s]+`
const RASTER = String.raw`data:image/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=]*`
const OWN_URL = new RegExp(String.raw`url\(\s*(["']?)(?:${OWN_PART}|${RASTER})\1\s*\)`, 'gi')

/** How many elements a browser draws in about a second, counted each time they're drawn. */
const MAX_DRAWN = 100_000

/**
 * Checks an SVG file, and reports the first thing that isn't on the lists.
 *
 * @param path the file's path from the site's root
 */
export function drawingDiagnostics(path: string, bytes: Uint8Array): Diagnostic[] {
  const { file, diagnostics } = readSourceFile(path, bytes)
  if (diagnostics.length > 0) return diagnostics
  try {
    const root = parseXml(file.text)
    if (root.name !== 'svg' || root.uri !== SVG)
      throw new XmlError(root.offset, `The drawing doesn’t begin with <svg xmlns="${SVG}">.`)
    const all = [...flatten(root)]
    all.forEach(checkElement)
    checkExpansion(root, all)
    return []
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    return [file.error(error.offset, 'drawing', error.message, error.fix)]
  }
}

function* flatten(element: XmlElement): Generator<XmlElement> {
  yield element
  for (const child of element.children) yield* flatten(child)
}

const isInert = (uri: string) => INERT.some(start => uri.startsWith(start))

/**
 * Checks one element, its attributes, and its style sheet if it is one. SVG's own elements can't have a prefix, so that
 * every parser reads the same names.
 */
function checkElement({ name, uri, attributes, children, offset, text }: XmlElement): void {
  const refuse = (message: string, fix?: string): never => {
    throw new XmlError(offset, message, fix)
  }
  const isSvg = uri === SVG && ELEMENTS.has(name)
  if (!isSvg && !isInert(uri)) refuse(`The element <${name}> isn’t allowed in a drawing.`)
  for (const { name: written, local, uri: space, value } of Object.values(attributes)) {
    const attribute = space === XLINK ? `xlink:${local}` : written
    if (space === XMLNS) {
      const isKnown = value === SVG || (local !== '' && (value === XLINK || isInert(value)))
      if (!isKnown) refuse(`${written}="${value}" isn’t allowed in a drawing.`)
    } else if (!isSvg || isInert(space)) {
      continue
    } else if (/^(?:xlink:)?href$/.test(attribute)) {
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
  if (!isSvg || name !== 'style') return
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

/** A part that an element is painted, clipped, or filtered with. */
interface Reference {
  id: string
  /** Every shape in the element is drawn with it. */
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

/** How much a part draws, counting what it uses each time. */
interface Size {
  drawn: number
  /** Elements that inherit a group's paint. */
  shapes: number
  /** An upper bound of its points, each of which can have a marker. */
  points: number
}

/** Checks that a browser can draw a drawing that reuses its parts. */
function checkExpansion(root: XmlElement, all: readonly XmlElement[]): void {
  // Of two parts with one id, browsers use the first.
  const byId = new Map([...all].reverse().map(part => [part.attributes.id?.value, part]))
  const styled = referencesBySelector(all)
  const sizes = new Map<XmlElement, Size | undefined>()
  const sizeOf = (element: XmlElement): Size => {
    const known = sizes.get(element)
    if (known) return known
    const { name, attributes, children, offset } = element
    if (sizes.has(element)) throw new XmlError(offset, 'This part of the drawing uses itself.')
    sizes.set(element, undefined)
    const { id: ownId, class: classNames, d, points } = attributes
    const outline = (d ?? points)?.value ?? ''
    const size = { drawn: 1, shapes: 1, points: outline.length }
    const references: Reference[] = []
    const used: XmlElement[] = []
    for (const { name: attribute, value } of Object.values(attributes)) {
      const part = attribute.endsWith('href') && name !== 'a' && byId.get(value.trim().slice(1))
      if (part) used.push(part)
      else if (attribute === 'style') references.push(...referencesInCss(value))
      else references.push(...referencesIn(attribute, value))
    }
    for (const part of [...children, ...used].map(sizeOf)) {
      size.drawn += part.drawn
      size.shapes += part.shapes
      size.points += part.points
    }
    const classes = (classNames?.value ?? '').split(/\s+/).map(each => `.${each}`)
    for (const selector of ['*', name, `#${ownId?.value ?? ''}`, ...classes])
      references.push(...(styled.get(selector) ?? []))
    for (const { id, isInherited } of references) {
      const part = byId.get(id)
      if (!part) continue
      const times = part.name === 'marker' ? size.points : isInherited ? size.shapes : 1
      size.drawn += sizeOf(part).drawn * times
    }
    sizes.set(element, size)
    return size
  }
  if (sizeOf(root).drawn <= MAX_DRAWN) return
  const most = MAX_DRAWN.toLocaleString('en-US')
  throw new XmlError(
    root.offset,
    `A browser would draw more than ${most} elements, because parts are used again and again.`,
    'Simplify the drawing, or export it as PNG.',
  )
}

/** References in style sheets by class, id, or element name, or by `*` if unclear. */
function referencesBySelector(all: readonly XmlElement[]): ReadonlyMap<string, Reference[]> {
  const found = new Map<string, Reference[]>()
  const sheets = all.filter(({ name }) => name === 'style').map(({ text }) => text)
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
