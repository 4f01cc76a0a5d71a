import { previewMark } from './preview-mark'

test('a branch’s name is text, whatever it holds', () => {
  expect(previewMark('a<b>"&\'')).toBe(
    '<aside data-preview aria-label="Preview"><bdi>Preview of a&#60;b&#62;&#34;&#38;&#39;</bdi>, not the live site</aside>',
  )
})

test('a preview without a name is marked too, a build for visitors is not', () => {
  expect(previewMark('')).toContain('<bdi>Preview</bdi>, not the live site')
  expect(previewMark(undefined)).toBe('')
})
