import { publishedStyleSheet } from './style-sheet'

test('minifies the style sheet, keeps the order of layers, and includes Gatsby’s inline styles', () => {
  const css = '@layer a,b;@layer b{p{margin:0px 0px}}@layer a{p{color:#ffffff}}'
  const published = publishedStyleSheet(css, __dirname)
  expect(published).toMatch(/^@layer a\{p\{color:#fff\}\}@layer b\{p\{margin:0\}\}/)
  expect(published).toContain('#gatsby-focus-wrapper{outline:')
})
