import { words } from '../../../tests/support/language'
import { previewMark as markIn } from './preview-mark'

const previewMark = (name?: string) => markIn(name, words.editing)

test('a branch’s name is text, whatever it holds', () => {
  expect(previewMark('a<b>"&\'')).toBe(
    '<aside data-preview aria-label="Preview"><bdi>Preview of a&lt;b&gt;&quot;&amp;&apos;</bdi>, not the live site</aside>',
  )
})

test('a preview without a name is marked too, a build for visitors is not', () => {
  expect(previewMark('')).toContain('<bdi>Preview</bdi>, not the live site')
  expect(previewMark()).toBe('')
})
