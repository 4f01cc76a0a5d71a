import { lettersSheet } from './style-sheet'
import { finishPage } from './page-html'

const SETTINGS = { bootScript: '/assets/boot-1.js', noindex: false }

/** A page as Gatsby writes it. */
const page = ({ head = '', body = '', css = 'body { margin: 0px }' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>` +
  `<meta http-equiv="x-ua-compatible" content="ie=edge"/>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>` +
  `<meta name="generator" content="Gatsby 5"/>` +
  `<style data-href="/styles.css" data-identity="gatsby-global-css">${css}</style>` +
  `<title data-react-helmet="true">A page</title>${head}` +
  `<link as="script" rel="preload" href="/framework.js"/></head><body>` +
  `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">` +
  `<!-- slice-start id="a-1" --><main>Text</main><!-- slice-end id="a-1" -->${body}</div>` +
  `<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive" aria-atomic="true"></div></div>` +
  `<script id="gatsby-script-loader">window.pagePath="/";</script>` +
  `<script src="/app.js" async></script></body></html>`

const finish = (html: string, more = {}) =>
  finishPage(html, 'a/index.html', { ...SETTINGS, ...more })

test('the only script left is the boot script', () => {
  const { html } = finish(page())
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script type="module" async src="/assets/boot-1.js">',
  ])
  expect(html).not.toMatch(/framework|window\.pagePath|rel="preload"/)
})

test('zero bytes that React puts before a long character are taken out', () => {
  expect(finish(page({ body: '<p>October\0\0–December</p>' })).html).toContain('October–December')
})

test('structured data stays as it was', () => {
  const data = '<script type="application/ld+json">{"name":"\\u003cb> & $& $1"}</script>'
  expect(finish(page({ head: data })).html).toContain(data)
})

test('the style sheet is made small and given back for the policy', () => {
  const { html, style } = finish(page({ css: 'p { color: #ffffff; margin: 0px 0px }' }))
  expect(style).toContain('p{color:#fff;margin:0}')
  expect(html).toContain(`<style>${style}</style>`)
  expect(html.match(/<style/g)).toHaveLength(1)
})

const LETTERS = '<link rel="stylesheet" href="/letters.css"/>'

test.each([
  ['a letter from elsewhere', '<p>Łódź</p>'],
  ['a rare sign, however it is written', '<p>5 &#x27;6</p>'],
])('%s brings the faces for such letters', (_, body) => {
  expect(finish(page({ body }), { letters: '/letters.css' }).html).toContain(LETTERS)
})

test.each([
  ['usual letters', '<p>A price of $5,000 – “all in”.</p>'],
  ['letters that nobody reads', '<script type="application/ld+json">{"name":"Łódź"}</script>'],
])('%s bring no further faces', (_, body) => {
  expect(finish(page({ body }), { letters: '/letters.css' }).html).not.toContain(LETTERS)
})

test('the faces for rare letters are not in the sheet of every page', () => {
  const face = (range: string) =>
    `@font-face { font-family: A; src: url(/static/a${range ? 'b' : ''}.woff2)${range} }`
  const css = face('') + face('; unicode-range: U+100-17E')
  expect(finish(page({ css })).style).toMatch(/\/a\.woff2/)
  expect(finish(page({ css })).style).not.toContain('unicode-range')
  expect(lettersSheet(css)).toMatch(/^@font-face\{[^}]*\/ab\.woff2[^}]*unicode-range:U\+100-17E\}$/)
})

test('what Gatsby adds for itself goes: slices, styles, generator, the old viewport', () => {
  const { html } = finish(page())
  expect(html).not.toMatch(/slice-|style=|generator|http-equiv|shrink-to-fit/)
  expect(html).toContain('<meta charset="utf-8"/>')
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>')
  expect(html).toContain('id="gatsby-focus-wrapper"><main>Text</main>')
  expect(html).toContain('id="gatsby-announcer"')
})

test('noscript and other styles go with their content', () => {
  const body = '<noscript><style>.a{opacity:1!important}</style></noscript><style>.b{}</style>'
  expect(finish(page({ body })).html).not.toMatch(/noscript|opacity|\.b/)
})

test('a preview tells search engines to stay away; the live site does not', () => {
  const robots = '<meta name="robots" content="noindex"/>'
  expect(finish(page(), { noindex: true }).html).toContain(robots)
  expect(finish(page()).html).not.toContain(robots)
})

test('a page that is noindex by itself says so once in a preview too', () => {
  const head = '<meta data-react-helmet="true" name="robots" content="noindex"/>'
  const { html } = finish(page({ head }), { noindex: true })
  expect(html.match(/name="robots"/g)).toHaveLength(1)
})

test.each([
  ['a style attribute', '<p style="color:red">'],
  ['a handler', '<button type="button" onclick="go()">'],
  ['a handler in capitals', '<img alt="" onError="go()">'],
  ['a handler on a line of its own', '<img alt=""\n  onload="go()">'],
  ['a style after a text that holds the end of a tag', '<p title="a > b" style="color:red">'],
  ['a handler without space before it', '<img alt=""onload="go()">'],
])('%s stops the build, with the page and the place', (_, body) => {
  expect(() => finish(page({ body }))).toThrow(
    /^a\/index\.html: an inline style or handler is left: </,
  )
})

test.each([
  '<p>Write style="x" or onclick="y".</p>',
  '<img alt="Old style=new look">',
  '<p title="x onclick=y">a</p>',
  '<!-- <p style="x"> -->',
])('a text about style= and onclick= is no handler: %s', body => {
  expect(finish(page({ body })).html).toContain(body)
})

test('what looks like Gatsby’s own within a text or a comment stays', () => {
  const body = '<p title="<body> </title> &lt;!-- slice-start id=&quot;a&quot; -->">a</p>'
  expect(finish(page({ body, head: '<meta name="x" content="</title>"/>' })).html).toContain(body)
})

test('a page without a style sheet, or with two, stops the build', () => {
  const [before = '', after = ''] = page().split(/<style.*<\/style>/)
  expect(() => finish(before + after)).toThrow('a/index.html: no style sheet is inlined.')
  const twice = page({ head: '<style data-identity="gatsby-global-css">a{}</style>' })
  expect(() => finish(twice)).toThrow('a/index.html: two style sheets are inlined')
})

test('a page without a title stops the build: it would carry no boot script', () => {
  const html = page().replace(/<title.*<\/title>/, '')
  expect(() => finish(html)).toThrow('a/index.html')
})

test('the same page gives the same bytes', () => {
  expect(finish(page())).toEqual(finish(page()))
})

test('below a prefix the home page is linked with its slash, so that no link meets a redirect', () => {
  const body = '<a class="a" href="/x">Home</a><a href="/x/about">About</a><a href="/">Other</a>'
  const linked = (prefix: string) =>
    [...finish(page({ body }), { prefix }).html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(
      match => match[1],
    )
  expect(linked('/x')).toEqual(['/x/', '/x/about', '/'])
  expect(linked('')).toEqual(['/x', '/x/about', '/'])
})
