import { documentKindOf, contentTypes } from './documents'

test('every row finds its own files, and none is hidden by a row before it', () => {
  for (const kind of contentTypes) {
    const path = kind.glob.replace('*', 'some-name')
    expect(documentKindOf(path)?.kind).toBe(kind)
  }
})
