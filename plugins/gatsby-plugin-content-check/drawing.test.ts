/** SVG files from drawing programs pass; files that do more than draw are refused. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pictureDiagnostics } from './src'

const FOLDER = join(__dirname, 'fixtures/drawings')

const wrap = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n${content}\n</svg>`

/** The messages about a drawing, with place and fix. */
const messagesFor = (drawing: string | Uint8Array) =>
  pictureDiagnostics('a.svg', Buffer.from(drawing)).map(
    ({ line, column, message, fix }) => [`${line}:${column} ${message}`, fix] as const,
  )

const PLAIN = 'Export it again as plain SVG, or as PNG.'

test.each<[name: string, drawing: string, message: string, fix?: string]>([
  ['a script', '<script>alert(1)</script>', '2:1 The element <script> isn’t allowed in a drawing.'],
  [
    'a script under a prefix of its own',
    '<a-b:script xmlns:a-b="http://www.w3.org/2000/svg">alert(1)</a-b:script>',
    '2:1 The element <a-b:script> isn’t allowed in a drawing.',
  ],
  [
    'a script of XHTML under a prefix',
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
    '2:1 The element <h:script> isn’t allowed in a drawing.',
  ],
  [
    'a script of XHTML as the default namespace',
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
    '2:1 The element <script> isn’t allowed in a drawing.',
  ],
  [
    "a script inside an editor's metadata",
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><script>alert(1)</script></rdf:RDF></metadata>',
    '2:76 The element <script> isn’t allowed in a drawing.',
  ],
  [
    'a prefix that means another namespace further in',
    '<g xmlns:i="http://www.inkscape.org/namespaces/inkscape"><i:a xmlns:i="http://www.w3.org/2000/svg"/></g>',
    '2:58 The element <i:a> isn’t allowed in a drawing.',
  ],
  [
    'a script after an empty comment of HTML',
    '<!--><![CDATA[--><script>alert(1)</script>]]>',
    '2:45 This isn’t valid XML: the string "]]>" is disallowed in char data.',
  ],
  [
    'a script in a comment that only HTML ends',
    '<!-- --!><script>alert(1)</script> -->',
    '2:8 This isn’t valid XML: malformed comment.',
  ],
  [
    'a script behind a processing instruction',
    '<?x > <!-- ?><script>alert(1)</script><!-- -->',
    '2:7 <?x … ?> isn’t allowed in a drawing.',
  ],
  [
    'a style sheet by processing instruction',
    '<?xml-stylesheet href="data:text/css,*{}"?>',
    '2:1 <?xml-stylesheet … ?> isn’t allowed in a drawing.',
  ],
  [
    'an event handler',
    '<g onload="alert(1)"/>',
    '2:1 The attribute onload isn’t allowed in a drawing.',
  ],
  [
    'an event handler after a slash',
    '<g/onload="alert(1)"/>',
    '2:4 This isn’t valid XML: forward-slash in opening tag not followed by >.',
  ],
  [
    'an event handler in single quotes over two lines',
    `<g
onclick
=
'alert(1)'/>`,
    '2:1 The attribute onclick isn’t allowed in a drawing.',
  ],
  [
    'an event handler without quotes',
    '<g onload=alert(1)/>',
    '2:11 This isn’t valid XML: unquoted attribute value.',
  ],
  [
    'a handler of SVG Tiny',
    '<handler type="text/ecmascript">alert(1)</handler>',
    '2:1 The element <handler> isn’t allowed in a drawing.',
  ],
  [
    'a listener of XML Events',
    '<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="#h"/>',
    '2:1 The element <ev:listener> isn’t allowed in a drawing.',
  ],
  [
    'HTML inside',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>',
    '2:1 The element <foreignObject> isn’t allowed in a drawing.',
  ],
  [
    'a frame',
    '<iframe src="javascript:alert(1)"/>',
    '2:1 The element <iframe> isn’t allowed in a drawing.',
  ],
  [
    'an animation that turns a link into a script',
    '<a href="#x"><set attributeName="href" to="javascript:alert(1)"/><text>Go</text></a>',
    '2:14 The element <set> isn’t allowed in a drawing.',
  ],
  [
    'the same for an old link',
    '<set attributeName="xlink:href" to="javascript:alert(1)"/>',
    '2:1 The element <set> isn’t allowed in a drawing.',
  ],
  [
    'an animation with a list of values',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    '2:1 The element <animate> isn’t allowed in a drawing.',
  ],
  [
    'a discarded element',
    '<discard begin="0s"/>',
    '2:1 The element <discard> isn’t allowed in a drawing.',
  ],
  [
    'a link that is a script',
    '<a href="javascript:alert(1)"><text>Go</text></a>',
    '2:1 The drawing links to something else: href="javascript:alert(1)".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a link that is a script, with references',
    '<a href="&#106;avascript:alert(1)"><text>Go</text></a>',
    '2:1 The drawing links to something else: href="javascript:alert(1)".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a link that is a script, under a prefix of its own',
    '<a xmlns:y="http://www.w3.org/1999/xlink" y:href="javascript:alert(1)"><text>Go</text></a>',
    '2:1 The drawing links to something else: y:href="javascript:alert(1)".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a link to a page',
    '<a href="https://evil.example"><text>Go</text></a>',
    '2:1 The drawing links to something else: href="https://evil.example".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a link to another place on the site',
    '<a href="/contact"><text>Go</text></a>',
    '2:1 The drawing links to something else: href="/contact".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a link to a page relative to the drawing',
    '<a href="//evil.example/#x"><text>Go</text></a>',
    '2:1 The drawing links to something else: href="//evil.example/#x".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'another base for own parts',
    '<g xml:base="https://evil.example/"><use href="#a"/></g>',
    '2:1 The attribute xml:base isn’t allowed in a drawing.',
  ],
  [
    'an image from another host',
    '<image href="https://evil.example/pixel.png"/>',
    '2:1 The drawing links to something else: href="https://evil.example/pixel.png".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'an image from another host, as an old link',
    '<image xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="//evil.example/pixel.png"/>',
    '2:1 The drawing links to something else: xlink:href="//evil.example/pixel.png".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'an image that is a drawing',
    '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>',
    '2:1 The drawing links to something else: href="data:image/svg+xml;base64,PHN2Zy8+".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'an image that is a page',
    '<image href="data:text/html,&lt;script>alert(1)&lt;/script>"/>',
    '2:1 The drawing links to something else: href="data:text/html,<script>alert(1)</script>".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'an image in a filter',
    '<filter id="f"><feImage href="https://evil.example/pixel.png"/></filter>',
    '2:16 The element <feImage> isn’t allowed in a drawing.',
  ],
  [
    'a part of another drawing',
    '<use href="other.svg#a"/>',
    '2:1 The drawing links to something else: href="other.svg#a".',
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a part of a drawing in an address',
    `<use href="data:image/svg+xml,&lt;svg id='x'/>#x"/>`,
    `2:1 The drawing links to something else: href="data:image/svg+xml,<svg id='x'/>#x".`,
    'Embed images as PNG or JPEG, and remove other links.',
  ],
  [
    'a fill from another host',
    '<rect width="9" height="9" fill="url(https://evil.example/#a)"/>',
    '2:1 A style loads something else: url(https://evil.example/#a).',
  ],
  [
    'a fill from another host in a style',
    `<rect width="9" height="9" style="fill:url('//evil.example/a.svg#a')"/>`,
    "2:1 A style loads something else: url('//evil.example/a.svg#a').",
  ],
  [
    "a fill behind one of the drawing's own",
    '<rect width="9" height="9" style="fill:url(#a);mask:url(x.svg#a)"/>',
    '2:1 A style loads something else: url(x.svg#a).',
  ],
  [
    'a fill with an escape',
    String.raw`<rect width="9" height="9" style="fill:u\72l(https://evil.example)"/>`,
    '2:1 A style has a backslash.',
    'Write the character itself instead of an escape.',
  ],
  [
    'a fill with an escape as a reference',
    '<rect width="9" height="9" fill="u&#x5c;72l(https://evil.example)"/>',
    '2:1 A style has a backslash.',
    'Write the character itself instead of an escape.',
  ],
  [
    'an import',
    '<style>@import "https://evil.example/a.css";</style>',
    '2:1 “@import” isn’t allowed in a style.',
    'Convert text to paths, and export it again.',
  ],
  [
    'an import with an escape',
    String.raw`<style>@\69mport "https://evil.example/a.css";</style>`,
    '2:1 A style has a backslash.',
    'Write the character itself instead of an escape.',
  ],
  [
    'an import broken by a comment',
    '<style>@im<!-- -->port "https://evil.example/a.css";</style>',
    '2:1 “@import” isn’t allowed in a style.',
    'Convert text to paths, and export it again.',
  ],
  [
    'an import in CDATA',
    '<style><![CDATA[@import url(//evil.example/a.css);]]></style>',
    '2:1 “@import” isn’t allowed in a style.',
    'Convert text to paths, and export it again.',
  ],
  [
    'an import as references',
    '<style>&#64;import "https://evil.example/a.css";</style>',
    '2:1 “@import” isn’t allowed in a style.',
    'Convert text to paths, and export it again.',
  ],
  [
    'a font from another host',
    '<style>@font-face{font-family:x;src:url(https://evil.example/x.woff2)}</style>',
    '2:1 “@font-face” isn’t allowed in a style.',
    'Convert text to paths, and export it again.',
  ],
  [
    'a set of images without url()',
    '<style>svg{background:image-set("https://evil.example/a.png" 1x)}</style>',
    '2:1 “image-set(” isn’t allowed in a style.',
  ],
  [
    'an address that a style opens and never closes',
    '<style>svg{background:url(https://evil.example/</style>',
    '2:1 A style loads something else: url(https://evil.example/.',
  ],
  [
    'a link to a style sheet',
    '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.example/a.css"/>',
    '2:1 The element <link> isn’t allowed in a drawing.',
  ],
  [
    "entities of the drawing's own",
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
    '1:16 This <!DOCTYPE … > isn’t allowed in a drawing.',
  ],
  [
    'an attribute that the document type adds',
    '<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    '1:16 This <!DOCTYPE … > isn’t allowed in a drawing.',
  ],
  [
    'a document type from elsewhere with a bracket in its name',
    '<!DOCTYPE svg SYSTEM "a><!--"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script/><!-- --></svg>',
    '1:25 This <!DOCTYPE … > isn’t allowed in a drawing.',
  ],
  [
    'an encoding that hides elements',
    '<?xml version="1.0" encoding="ISO-2022-JP"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    '1:1 The file’s first line declares another encoding than UTF-8, or another XML than 1.0.',
  ],
  [
    'the encoding UTF-7',
    '<?xml version="1.0" encoding="UTF-7"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">+ADw-script+AD4-</svg>',
    '1:1 The file’s first line declares another encoding than UTF-8, or another XML than 1.0.',
  ],
  [
    'another version of XML',
    '<?xml version="1.1"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    '1:1 The file’s first line declares another encoding than UTF-8, or another XML than 1.0.',
  ],
  [
    'a page named as a drawing',
    '<html xmlns="http://www.w3.org/1999/xhtml"><svg viewBox="0 0 9 9"/><script>alert(1)</script></html>',
    '1:1 This isn’t a valid .svg file, or its size can’t be read.',
    'Open it in an image editor and save it again as .svg.',
  ],
  [
    'a drawing without a namespace',
    '<svg viewBox="0 0 9 9"/>',
    '1:1 The drawing doesn’t begin with <svg xmlns="http://www.w3.org/2000/svg">.',
  ],
  [
    'a second root',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    '1:64 This isn’t valid XML: documents may contain only one root.',
  ],
  [
    'a drawing that is not closed',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g>',
    '1:61 This isn’t valid XML: unclosed tag: g.',
  ],
  [
    'elements that are closed in the wrong order',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g><a></g></a></svg>',
    '1:68 This isn’t valid XML: unexpected close tag.',
  ],
  [
    'an attribute that is given twice',
    '<rect fill="red" fill="blue"/>',
    '2:30 This isn’t valid XML: duplicate attribute: fill.',
  ],
  [
    'a part that uses itself',
    '<g id="a"><use href="#a"/></g>',
    '2:1 This part of the drawing uses itself.',
  ],
  [
    'two patterns that use each other',
    '<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect fill="url(#a)"/></pattern>',
    '2:1 This part of the drawing uses itself.',
  ],
])('%s is refused with place and fix', (_, drawing, message, fix = PLAIN) => {
  const isWhole = /^<(?:svg|html|!DOCTYPE|\?xml )/.test(drawing)
  expect(messagesFor(isWhole ? drawing : wrap(drawing))).toEqual([[message, fix]])
})

test.each([
  ['UTF-16', Buffer.from(`\ufeff${wrap('<script/>')}`, 'utf16le')],
  ['ISO-2022-JP', wrap('<text>\u001b(J</text>')],
  ['Latin-1', Buffer.from(wrap('<text>é</text>'), 'latin1')],
  ['UTF-8 with a byte order mark', `\ufeff${wrap('')}`],
])('a drawing in %s is refused', (_, drawing) => {
  expect(messagesFor(drawing).length).toBeGreaterThan(0)
})

const levels = (count: number, level: (number: number) => string) =>
  Array.from({ length: count }, (_, index) => level(index + 1)).join('\n')

/** Small files that would draw millions of elements. */
const repeating: Record<string, string> = {
  'uses of uses':
    '<g id="a0"><path d="M0 0"/></g>' +
    levels(9, n => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`),
  'two parts with one id, of which browsers use the first':
    '<g id="a0"><path d="M0 0"/></g>' +
    levels(9, n => `<g id="a${n}">${`<use href="#a${n - 1}"/>`.repeat(10)}</g>`) +
    '<g id="a9"/>',
  'patterns of patterns':
    '<pattern id="a0"><path d="M0 0"/></pattern>' +
    levels(9, n => {
      const shapes = `<rect fill="url(#a${n - 1})"/>`.repeat(10)
      return `<pattern id="a${n}">${shapes}</pattern>`
    }) +
    '<rect fill="url(#a9)"/>',
  'patterns that groups inherit':
    '<pattern id="a0"><path d="M0 0"/></pattern>' +
    levels(9, n => {
      const shapes = '<rect/>'.repeat(10)
      return `<pattern id="a${n}"><g style="stroke:red;fill:url('#a${n - 1}')">${shapes}</g></pattern>`
    }) +
    '<rect fill="url(#a9)"/>',
  'markers of markers':
    '<marker id="a0"><path d="M0 0"/></marker>' +
    levels(9, n => {
      const line = `<path marker-mid="url(#a${n - 1})" d="M0 0h1v1h1v1h1v1h1v1h1v1"/>`
      return `<marker id="a${n}">${line}</marker>`
    }) +
    '<path d="M0 0h1" style="marker-end:url(#a9)"/>',
  ...Object.fromEntries(
    [
      (n: number) => `.b${n}{fill:url(#a${n})}`,
      (n: number) => `@media all{.b${n}{fill:url(#a${n})}}`,
      (n: number) => `[class=b${n}]{fill:url(#a${n})}`,
      (n: number) => `.b${n}{x:"{.c{";fill:url(#a${n})}`,
      (n: number) => `.b${n}{/*{.c{*/fill:url(#a${n})}`,
      (n: number) => `.b${n}{fill:url(#a${n});.c{x:1}}`,
    ].map(rule => [
      `patterns by a style sheet, ${rule(1)}`,
      `<style>${levels(9, rule)}</style><pattern id="a1"><path d="M0 0"/></pattern>` +
        levels(8, n => {
          const shapes = `<rect class="b${n}"/>`.repeat(10)
          return `<pattern id="a${n + 1}">${shapes}</pattern>`
        }) +
        '<rect class="b9"/>',
    ]),
  ),
}

test.each(Object.entries(repeating))('%s are refused', (_, content) => {
  expect(messagesFor(wrap(content))[0]?.[0]).toMatch(
    /^1:1 A browser would draw more than 100,000 elements|This part of the drawing uses itself/,
  )
})

test.each([
  ['words', `<text font-family="${'a'.repeat(900_000)}"/>`],
  ['spaces in an address', `<rect fill="url(data:image/png;base64,${' '.repeat(900_000)}"/>`],
  ['a style sheet without rules', `<style>${'a '.repeat(450_000)}</style>`],
  ['a tag without an end', `<g ${'a="" '.repeat(180_000)}`],
  ['attributes', `<g ${Array.from({ length: 60_000 }, (_, n) => `data-${n}=""`).join(' ')}/>`],
  ['elements', '<g/>'.repeat(200_000)],
  ['groups in groups', '<g>'.repeat(300_000)],
  ['comments', '<!--'.repeat(200_000)],
  ['references', `<text>${'&amp;'.repeat(180_000)}</text>`],
])('a megabyte of %s takes at most two seconds', (_, content) => {
  const start = process.cpuUsage()
  messagesFor(wrap(content))
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(2)
})

test.each(readdirSync(join(FOLDER, 'ordinary')))('%s passes', file => {
  expect(messagesFor(readFileSync(join(FOLDER, 'ordinary', file)))).toEqual([])
})
