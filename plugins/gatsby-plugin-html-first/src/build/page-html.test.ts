import { checkCanonical, isNoindex, parsePage, publishPage } from './page-html'

/** A page as Gatsby writes it. */
const gatsbyPage = ({ head = '', body = '' } = {}) =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>` +
  `<meta http-equiv="x-ua-compatible" content="ie=edge"/>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no"/>` +
  `<meta name="generator" content="Gatsby 5"/>` +
  `<style data-href="/styles.css" data-identity="gatsby-global-css">body { margin: 0px }</style>` +
  `<title data-react-helmet="true">A page</title>${head}` +
  `<link as="script" rel="preload" href="/framework.js"/></head><body>` +
  `<div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">` +
  `<!-- slice-start id="a-1" --><main>Text</main><!-- slice-end id="a-1" -->${body}</div>` +
  `<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>` +
  `<script id="gatsby-script-loader">window.pagePath="/";</script>` +
  `<script src="/assets/app.js" async></script></body></html>`

const deploy = (html: string, more = {}) =>
  publishPage(parsePage(html, 'a.html'), {
    ...{ prefix: '', bootScript: '/assets/boot-1.js', preview: false, inlineStyles: false },
    ...{ style: 'p{margin:0}', styleFile: 'styles.css' },
    ...{ scripts: ['assets/app.js'], data: ['page-data/a/page-data.json'] },
    ...more,
  })
const publish = (parts: Parameters<typeof gatsbyPage>[0] = {}, more = {}) =>
  deploy(gatsbyPage(parts), more).html

test('a page has one script, the boot script, and one style sheet', () => {
  const html = publish({ body: '<noscript id="gatsby-noscript">This app …</noscript>' })
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/boot-1.js">'])
  expect(html.match(/<style.*?<\/style>/g)).toEqual([
    '<style data-href="/styles.css">p{margin:0}</style>',
  ])
  expect(html).toContain(
    '<template><link rel="preload" as="script" href="/assets/app.js">' +
      '<link rel="preload" as="fetch" href="/page-data/a/page-data.json" crossorigin></template></body>',
  )
  expect(html).not.toMatch(/framework|pagePath|slice-|style=|generator|http-equiv|noscript/)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"\/>/)
  expect(html).toContain('id="gatsby-focus-wrapper"><main>Text</main></div>')
})

test.each([
  '<script type="application/ld+json">{"name":"\\u003cb> & $& $1"}</script>',
  '<script defer src="https://b.example/a.js?x=1&amp;y=2" data-id="1"></script>',
  '<p title="x &quot;y&quot; &amp; z > 1">&lt;b&gt; &amp;amp; &#x27;</p>',
  '<svg viewBox="0 0 1 1"><linearGradient id="g"/><path d="M0 0"/></svg>',
  '<p>Write style="x" or onclick="y".</p>',
  '<noscript><p>Turn on scripts.</p></noscript>',
  '<style>.own{color:red}</style><script>document.title</script>',
  '<input disabled><br>',
])('leaves everything that isn’t Gatsby’s unchanged: %s', body => {
  expect(publish({ body }).replaceAll('/>', '>')).toContain(body.replaceAll('/>', '>'))
})

test('a client-only route’s page starts the application right away', () => {
  expect(publish({}, { matchPath: '/app/*' })).toContain('<template data-now>')
})

test('removes the NUL bytes React adds before multibyte characters', () => {
  expect(publish({ body: '<p>October\0\0–December</p>' })).toContain('October–December')
})

test('adds noindex to previews without duplicating an existing one', () => {
  const head = '<meta name="robots" content="noindex"/>'
  expect(publish()).not.toContain('robots')
  expect(publish({ head }, { preview: true }).match(/name="robots"/g)).toHaveLength(1)
  expect(isNoindex(parsePage(gatsbyPage({ head }), 'a.html'))).toBe(true)
  expect(isNoindex(parsePage(gatsbyPage(), 'a.html'))).toBe(false)
})

test.each([
  ['<p style="color:red">', '<p style="color:red">: use a class'],
  ['<img alt="" onError="go()">', '<img onError="go()">: use an event listener'],
  ['<a\n  onclick="go()">a</a>', '<a onclick="go()">: use an event listener'],
])('reports %s as a problem', (body, problem) => {
  const { problems } = deploy(gatsbyPage({ body }))
  expect(problems).toEqual([expect.stringContaining(`a.html: ${problem}`)])
})

test('lists each of a page’s problems once', () => {
  const body = '<p style="color:red"></p><p style="color:red"></p><p onclick="go()"></p>'
  const html = gatsbyPage({ body }).replace(/<title.*<\/title>/, '')
  expect(deploy(html).problems).toEqual([
    'a.html: the page has no title',
    'a.html: <p style="color:red">: use a class, or the inlineStyles option',
    'a.html: <p onclick="go()">: use an event listener instead',
  ])
})

test('the inlineStyles option allows style attributes', () => {
  const page = deploy(gatsbyPage({ body: '<p style="color:red"></p>' }), { inlineStyles: true })
  expect(page.problems).toEqual([])
  expect(page.html).toContain('<p style="color:red">')
})

test('lists the page’s own inline styles and scripts for the policy', () => {
  const body =
    '<style>.own{}</style><script>go(1 &lt; 2)</script><script type="application/ld+json">{}</script>'
  expect(deploy(gatsbyPage({ body }))).toMatchObject({
    styles: ['.own{}'],
    scripts: ['go(1 &lt; 2)'],
  })
})

test('lists local files and resources on other hosts', () => {
  const body =
    '<img src="https://a.example/1.png" srcset="/2.png 1x, /3.png?v=1 2x"><iframe src="//b.example/"></iframe><form action="https://c.example/f"></form><a href="/4.pdf">4</a>'
  const head = '<link rel="icon" href="/5.png">'
  expect(deploy(gatsbyPage({ head, body }))).toMatchObject({
    external: [
      { directive: 'img-src', origin: 'https://a.example' },
      { directive: 'frame-src', origin: 'https://b.example' },
      { directive: 'form-action', origin: 'https://c.example' },
    ],
    files: expect.arrayContaining(['2.png', '3.png', '5.png']) as string[],
  })
})

test.each([
  ['<meta name="viewport" content="width=320"/>', 'width=320'],
  ['', 'width=device-width, initial-scale=1'],
])('a page has one viewport meta tag, its own or the default: %s', (head, content) => {
  expect(publish({ head }).match(/<meta name="viewport" content="[^"]*"/g)).toEqual([
    `<meta name="viewport" content="${content}"`,
  ])
})

test('with a path prefix, links to the home page end with a slash, which avoids a redirect', () => {
  const body = '<a href="/x">Home</a><a href="/x/about">About</a>'
  expect(publish({ body }, { prefix: '/x' })).toContain(
    '<a href="/x/">Home</a><a href="/x/about">About</a>',
  )
})

describe('checkCanonical', () => {
  const check = (href: string, path: string, site = 'https://a.example') =>
    checkCanonical(
      parsePage(gatsbyPage({ head: `<link rel="canonical" href="${href}"/>` }), 'a.html'),
      path,
      site,
    )

  test.each([
    ['https://a.example/', '/'],
    ['https://a.example/about', '/about'],
    ['https://b.example/elsewhere', '/about'],
    ['https://a.example/caf%C3%A9', '/café'],
  ])('accepts %s on the page %s', (href, path) => {
    expect(() => check(href, path)).not.toThrow()
  })

  test('rejects another page’s URL on the same site and names the file', () => {
    expect(() => check('https://a.example/contact', '/about')).toThrow(
      'a.html: the canonical URL is https://a.example/contact, but the page is at /about.',
    )
  })

  test('expects the URL to include the site’s path prefix', () => {
    expect(() => check('https://a.example/x/about', '/about', 'https://a.example/x')).not.toThrow()
    expect(() => check('https://a.example/about', '/about', 'https://a.example/x')).toThrow(
      'a.html',
    )
  })
})
