import { documentKindOf, documentKinds } from './documents'

test('every row finds its own files, and none is hidden by a row before it', () => {
  for (const kind of documentKinds) {
    const path = kind.glob.replace('*', 'some-name')
    expect(documentKindOf(path)?.kind).toBe(kind)
  }
})
