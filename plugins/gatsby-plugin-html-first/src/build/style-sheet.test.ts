import { publishedStyleSheet } from './style-sheet'

const sheet = (css: string, ...texts: string[]) => publishedStyleSheet(css, __dirname, texts)

test('the style sheet is minified, layers in their order, with what Gatsby styles inline', () => {
  const css = sheet('@layer a,b;@layer b{p{margin:0px 0px}}@layer a{p{color:#ffffff}}', '')
  expect(css).toMatch(/^@layer a\{p\{color:#fff\}\}@layer b\{p\{margin:0\}\}/)
  expect(css).toContain('#gatsby-focus-wrapper{outline:')
})

test('rules for classes that no page and no script names are left out', () => {
  const css = '.used{color:red}.unused{color:red}.made-by-script{top:0}a.unused>b,b .unused{top:0}'
  const published = sheet(css, '<p class="used">', 'e.classList.add("made-by-script")')
  expect(published).toContain('.used{color:red}')
  expect(published).toContain('.made-by-script{top:0}')
  expect(published).not.toContain('unused')
})
