import { publishPage } from './page-html'

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
  `<main>Text</main>${body}</div>` +
  `<div id="gatsby-announcer" style="position:absolute" aria-live="assertive"></div></div>` +
  `<script id="gatsby-script-loader">window.pagePath="/";</script>` +
  `<script src="/assets/app.js" async></script></body></html>`

const deploy = (html: string, more = {}, page = {}) =>
  publishPage(
    {
      ...{ path: '/a', file: 'a.html', html },
      ...{ application: ['assets/app.js', 'page-data/a/page-data.json'], ...page },
    },
    {
      ...{
        prefix: '',
        siteUrl: undefined,
        hash: '0a',
        bootScript: 'assets/boot-1.js',
        style: 'p{margin:0}',
      },
      ...{ preview: false, csp: {}, headers: {}, ...more },
    },
  )
const publish = (parts: Parameters<typeof gatsbyPage>[0] = {}, more = {}) =>
  deploy(gatsbyPage(parts), more).html

test('a page has one script, the boot script, and one style sheet', () => {
  const html = publish({ body: '<noscript id="gatsby-noscript">This app …</noscript>' })
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/boot-1.js">'])
  expect(html.match(/<style.*?<\/style>/g)).toEqual([
    '<style data-href="/gatsby-styles.css">p{margin:0}</style>',
  ])
  expect(html).toContain(
    '<template data-build="0a"><link rel="preload" as="script" href="/assets/app.js">' +
      '<link rel="preload" as="fetch" href="/page-data/a/page-data.json" crossorigin></template></body>',
  )
  expect(html).not.toMatch(/framework|pagePath|style=|generator|http-equiv|noscript/)
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8">/)
  expect(html).toContain('id="gatsby-focus-wrapper"><main>Text</main></div>')
})

test.each([
  '<script type="application/ld+json">{"name":"\\u003cb> & $& $1"}</script>',
  '<script defer src="https://b.example/a.js?x=1&amp;y=2" data-id="1"></script>',
  '<p title="x &quot;y&quot; &amp; z > 1">&lt;b&gt; &amp;amp; &#x27;</p>',
  '<svg viewBox="0 0 1 1"><linearGradient id="g"/><path d="M0 0"/></svg>',
  '<p>Write style="x" or onclick="y".</p>',
  '<noscript><p>Turn on scripts.</p></noscript>',
  '<input disabled><br>',
])('leaves everything that isn’t Gatsby’s unchanged: %s', body => {
  expect(publish({ body }).replaceAll('/>', '>')).toContain(body.replaceAll('/>', '>'))
})

test('removes the NUL bytes React adds before multibyte characters', () => {
  expect(publish({ body: '<p>October\0\0–December</p>' })).toContain('October–December')
})

test('adds noindex to previews without duplicating an existing one', () => {
  const head = '<meta name="robots" content="noindex"/>'
  expect(publish()).not.toContain('robots')
  expect(publish({ head }, { preview: true }).match(/name="robots"/g)).toHaveLength(1)
  expect(deploy(gatsbyPage({ head }), { preview: true }).noindex).toBe(true)
  expect(deploy(gatsbyPage(), { preview: true }).noindex).toBe(false)
})

test.each([
  '<p style="color:red">',
  '<img onError="go()">',
  '<a onclick="go()">',
  '<style>p{}',
  '<script>go()',
])('reports %s as a problem', tag => {
  const { problems } = deploy(gatsbyPage({ body: tag.replace(/<(style|script)>.*/, '$&</$1>') }))
  expect(problems).toEqual([expect.stringContaining(`a.html: ${tag}: the Content Security Policy`)])
})

test('lists each of a page’s problems once', () => {
  const body = '<p style="color:red"></p><p style="color:red"></p><p onclick="go()"></p>'
  const html = gatsbyPage({ body }).replace(/<title.*<\/title>/, '')
  expect(deploy(html).problems).toEqual([
    'a.html: the page has no title',
    expect.stringContaining('a.html: <p style="color:red">: '),
    expect.stringContaining('a.html: <p onclick="go()">: '),
  ])
})

test('lists the files and other hosts that the page uses', () => {
  const body =
    '<img src="https://a.example/1.png" srcset="/2.png 1x, /3.png?v=1 2x"><iframe src="//b.example/"></iframe><form action="https://c.example/f"></form><a href="/4.pdf">4</a>'
  const head = '<link rel="icon" href="/5.png">'
  expect(deploy(gatsbyPage({ head, body }))).toMatchObject({
    hosts: ['https://a.example', 'https://b.example', 'https://c.example'],
    files: expect.arrayContaining(['2.png', '3.png', '5.png']) as string[],
  })
})

test('with a path prefix, links to the home page end with a slash, which avoids a redirect', () => {
  const body = '<a href="/x">Home</a><a href="/x/about">About</a>'
  expect(publish({ body }, { prefix: '/x' })).toContain(
    '<a href="/x/">Home</a><a href="/x/about">About</a>',
  )
})

describe('the canonical URL', () => {
  const check = (href: string, path: string, siteUrl = 'https://a.example') =>
    deploy(
      gatsbyPage({ head: `<link rel="canonical" href="${href}"/>` }),
      { siteUrl },
      { path },
    ).problems.join()

  test.each([
    ['https://a.example/', '/'],
    ['https://a.example/about', '/about'],
    ['https://b.example/elsewhere', '/about'],
    ['https://a.example/caf%C3%A9', '/café'],
    ['https://a.example/a%5Bb%5D', '/a[b]'],
  ])('can be %s on the page %s', (href, path) => {
    expect(check(href, path)).toBe('')
  })

  test('can’t be another page’s URL on the same site', () => {
    expect(check('https://a.example/contact', '/about')).toMatch(
      /^a\.html: the canonical URL is https:\/\/a\.example\/contact, but the page is at \/about\./,
    )
  })

  test('includes the site’s path prefix', () => {
    expect(check('https://a.example/x/about', '/about', 'https://a.example/x')).toBe('')
    expect(check('https://a.example/about', '/about', 'https://a.example/x')).toContain('a.html')
  })
})
