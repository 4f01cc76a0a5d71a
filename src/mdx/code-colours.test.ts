import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'
import { CODE_LANGUAGES, CODE_NAMES, codeLanguageOf } from '../content/code-language'
import { colourCode } from './code-colours'

function coloured(language: string, text: string): Element {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: { className: [`language-${language}`] },
    children: [{ type: 'text', value: text }],
  }
  colourCode(code)
  return code
}

const classesOf = ({ children }: Element): [string, string][] =>
  children.flatMap(child =>
    child.type === 'element' ? [[String(child.properties.className), toString(child)]] : [],
  )

test('words, values and notes of a language are told apart, and no letter is lost', () => {
  const text = '// How long\nconst days = "30 < 40"\n'
  const code = coloured('ts', text)
  expect(toString(code)).toBe(text)
  expect(classesOf(code)).toEqual([
    ['s-comment', '// How long'],
    ['s-word', 'const'],
    ['s-value', '"30 < 40"'],
  ])
  expect(classesOf(coloured('html', '<label for="mail">Mail</label>'))).toEqual([
    ['s-word', 'label'],
    ['s-value', '"mail"'],
    ['s-word', 'label'],
  ])
})

test.each(CODE_NAMES)('%s is shown whole, the same each time', name => {
  const text = 'a = "b" # 1\n<i> & {c: d}\n'
  expect(toString(coloured(name, text))).toBe(text)
  expect(coloured(name, text)).toEqual(coloured(name, text))
})

test('plain text and unknown languages stay as they are', () => {
  for (const name of ['text', 'klingon']) {
    expect(coloured(name, 'const a = 1').children).toEqual([{ type: 'text', value: 'const a = 1' }])
  }
})

test('no name means two languages', () => {
  const names = Object.values(CODE_LANGUAGES).flat()
  expect(new Set(names).size).toBe(names.length)
  expect(codeLanguageOf('HTML')).toBe('xml')
})
