import { documentKindOf, contentTypes } from './documents'

test('every content type matches its own files', () => {
  for (const kind of contentTypes) {
    const path = kind.glob.replace('*', 'some-name')
    expect(documentKindOf(path)?.kind).toBe(kind)
  }
})
