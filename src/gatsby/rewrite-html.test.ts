import { rewriteHtml, type FoundElement } from './rewrite-html'

/** Each element of some names, replaced by what is given for it. */
const rewrite = (html: string, names: string[], text: (element: FoundElement) => string) =>
  rewriteHtml(html, edit => ({
    element(element) {
      if (names.includes(element.name)) edit(element, text(element))
    },
  }))

test('what is not changed stays as it is, byte for byte', () => {
  const html =
    '<!DOCTYPE html>\n<P  CLASS = a>5 &lt; 6 &nbsp;<br/>\r\n<svg viewBox="0 0 1 1"/><!-- x -->'
  expect(rewrite(html, ['script'], () => '')).toBe(html)
})

test('an element goes with all that is in it, and its neighbours stay', () => {
  const html = '<b>1</b><script>if (a < b) "</b>"</script><b>2</b><meta name="x"><b>3</b>'
  expect(rewrite(html, ['script', 'meta'], () => '')).toBe('<b>1</b><b>2</b><b>3</b>')
})

test('what replaces an outer element stands for the inner ones too', () => {
  const html = '<noscript><style>a{}</style></noscript><p></p>'
  expect(rewrite(html, ['noscript', 'style'], ({ name }) => `[${name}]`)).toBe('[noscript]<p></p>')
})

test('what is put in before something that goes stays', () => {
  const html = '<body><script></script>a</body>'
  const result = rewriteHtml(html, edit => ({
    element(element) {
      if (element.name === 'script') edit(element, '')
      else edit({ start: element.openEnd, end: element.openEnd }, '<i></i>')
    },
  }))
  expect(result).toBe('<body><i></i>a</body>')
})

test('places point into the document, attributes are read with their characters decoded', () => {
  const html = '<p></p><style data-a="x &amp; y" b=\'>\' c=1 d>a{}</style>'
  let found: FoundElement | undefined
  rewriteHtml(html, () => ({
    element(element) {
      found = element
    },
  }))
  const { start, end, openEnd, closeStart, attributes, written } = found as FoundElement
  expect(html.slice(start, end)).toBe(html.slice(7))
  expect(html.slice(openEnd, closeStart)).toBe('a{}')
  expect(attributes).toEqual({ 'data-a': 'x & y', b: '>', c: '1', d: '' })
  expect(written.map(place => html.slice(place.start, place.end))).toEqual([
    'data-a="x &amp; y"',
    "b='>'",
    'c=1',
    'd',
  ])
})

test('a text is told with its characters decoded and with what is open around it', () => {
  const texts: [string, string][] = []
  rewriteHtml('<p>a<b>&eacute;</b></p><script>"<i>"</script>', () => ({
    text(text, around) {
      texts.push([text, around.map(({ name }) => name).join(' ')])
    },
  }))
  expect(texts).toEqual([
    ['a', 'p'],
    ['é', 'p b'],
    ['"<i>"', 'script'],
  ])
})

test('an element knows what it stands in', () => {
  const parents: [string, string | undefined][] = []
  rewriteHtml('<p><br><svg><title>a</title></svg></p>', () => ({
    element({ name, parent }) {
      parents.push([name, parent])
    },
  }))
  expect(parents).toEqual([
    ['br', 'p'],
    ['title', 'svg'],
    ['svg', 'p'],
    ['p', undefined],
  ])
})

test('stretches that overlap are taken out once', () => {
  const html = 'a <!-- 1 --> <!-- 2 --> b'
  const result = rewriteHtml(html, edit => ({
    comment({ start, end }) {
      edit({ start: start - 1, end: end + 1 }, '')
    },
  }))
  expect(result).toBe('ab')
})

test('in XML names keep their case and CDATA is text', () => {
  const xml = '<rss><Date>x</Date><date>y</date><![CDATA[<Date>z</Date>]]></rss>'
  const result = rewriteHtml(
    xml,
    edit => ({
      element(element) {
        if (element.name === 'Date') edit(element, '')
      },
    }),
    { xml: true },
  )
  expect(result).toBe('<rss><date>y</date><![CDATA[<Date>z</Date>]]></rss>')
})
