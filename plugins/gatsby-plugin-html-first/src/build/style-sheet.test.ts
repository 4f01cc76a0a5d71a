import { publishedStyleSheet } from './style-sheet'

const sheet = (css: string, ...texts: string[]) => publishedStyleSheet(css, __dirname, texts)

test('minifies the style sheet, keeps the order of layers, and includes Gatsby’s inline styles', () => {
  const css = sheet('@layer a,b;@layer b{p{margin:0px 0px}}@layer a{p{color:#ffffff}}', '')
  expect(css).toMatch(/^@layer a\{p\{color:#fff\}\}@layer b\{p\{margin:0\}\}/)
  expect(css).toContain('#gatsby-focus-wrapper{outline:')
})

test('leaves out rules for classes that no page or script uses', () => {
  const css = '.used{color:red}.unused{color:red}.made-by-script{top:0}a.unused>b,b .unused{top:0}'
  const published = sheet(css, '<p class="used">', 'e.classList.add("made-by-script")')
  expect(published).toContain('.used{color:red}')
  expect(published).toContain('.made-by-script{top:0}')
  expect(published).not.toContain('unused')
})

test('keeps rules for class names built with a template literal', () => {
  const published = sheet('.tone-odd{color:red}.tint-odd{color:red}', 'e.className=`tone-${name}`')
  expect(published).toContain('.tone-odd{color:red}')
  expect(published).not.toContain('tint')
})
