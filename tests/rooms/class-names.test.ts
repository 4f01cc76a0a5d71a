/** TypeScript does not know which class names a CSS Module has: every name that is used exists, and the other way round. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map(file =>
  join('src', file),
)

/** The class names that a style sheet gives rules for. */
function declared(sheet: string): Set<string> {
  const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) => selector)
  return new Set(
    selectors.flatMap(selector =>
      [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(match => match[1] ?? ''),
    ),
  )
}

const used = new Map<string, Set<string>>()
for (const file of files.filter(name => name.endsWith('.tsx'))) {
  const text = readFileSync(file, 'utf8')
  const [, sheet] = /import \* as styles from '(\..*\.module\.css)'/.exec(text) ?? []
  if (!sheet) continue
  const path = resolve(dirname(file), sheet)
  const names = used.get(path) ?? new Set()
  used.set(path, names)
  for (const [, name = ''] of text.matchAll(/\bstyles\.(\w+)/g)) names.add(name)
  // A name that a prop chooses: any rule may be meant.
  if (/\bstyles\[/.test(text)) for (const name of declared(path)) names.add(name)
}

test('every class name that a component uses has a rule, and every rule is used', () => {
  expect(used.size).toBeGreaterThan(10)
  for (const [sheet, names] of used) {
    // Classes of the global sheets may be named beside those of the module.
    const rules = [...declared(sheet)].filter(name => !globalNames.has(name) || names.has(name))
    expect([sheet, [...names].sort()]).toEqual([sheet, rules.sort()])
  }
})

test('every module is used by a component', () => {
  const sheets = files.filter(name => name.endsWith('.module.css')).map(name => resolve(name))
  expect(sheets.filter(sheet => !used.has(sheet))).toEqual([])
})

test('every class name that the page of the form’s handler uses has a rule', () => {
  const text = readFileSync('src/hosting/contact/form-page.ts', 'utf8')
  const classes = [...text.matchAll(/class="([^"$]*)/g), ...text.matchAll(/hintText\('([^']*)'\)/g)]
  const names = new Set(classes.flatMap(([, list = '']) => list.split(' ').filter(Boolean)))
  const rules = declared('src/sections/ContactForm/ContactForm.sheet.css')
  expect(names.size).toBeGreaterThan(10)
  expect([...names].filter(name => !globalNames.has(name) && !rules.has(name))).toEqual([])
})

const globalNames = new Set(
  ['base', 'compositions', 'utilities', 'graphics', 'prose'].flatMap(name => [
    ...declared(`src/styles/${name}.css`),
  ]),
)
