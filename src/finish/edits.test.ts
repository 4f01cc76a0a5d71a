import { rewriteElements } from './edits'

const names = new Set(['script', 'style', 'meta'])

test('what is not looked at stays as it is, byte for byte', () => {
  const html =
    '<!DOCTYPE html>\n<P  CLASS = a>5 &lt; 6 &nbsp;<br/>\r\n<svg viewBox="0 0 1 1"/><!-- x -->'
  expect(rewriteElements(html, names, () => '')).toBe(html)
})

test('an element goes with all that is in it, and its neighbours stay', () => {
  const html = '<b>1</b><script>if (a < b) "</b>"</script><b>2</b><meta name="x"><b>3</b>'
  expect(rewriteElements(html, names, () => '')).toBe('<b>1</b><b>2</b><b>3</b>')
})

test('an element is replaced, and one that is left alone stays', () => {
  const html = '<meta name="a"/><meta name="b"/>'
  expect(
    rewriteElements(html, names, ({ attributes }) =>
      attributes.name === 'b' ? '<meta name="c"/>' : undefined,
    ),
  ).toBe('<meta name="a"/><meta name="c"/>')
})

test('attributes are read with their characters decoded, places point into the document', () => {
  const html = '<p></p><style data-a="x &amp; y">a{}</style>'
  rewriteElements(html, names, ({ attributes, start, openEnd, end }) => {
    expect(attributes).toEqual({ 'data-a': 'x & y' })
    expect(html.slice(start)).toBe('<style data-a="x &amp; y">a{}</style>')
    expect(html.slice(openEnd, end)).toBe('a{}</style>')
    return undefined
  })
  expect.assertions(3)
})

test('what replaces an outer element stands for the inner ones too', () => {
  const html = '<noscript><style>a{}</style></noscript><p></p>'
  const found = new Set(['noscript', 'style'])
  expect(rewriteElements(html, found, ({ name }) => `[${name}]`)).toBe('[noscript]<p></p>')
})
