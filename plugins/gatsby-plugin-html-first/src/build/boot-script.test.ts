import { bundleBootScript } from './boot-script'

test('boot scripts from different builds differ only in the hash', () => {
  const appData = '/assets/app-data.json'
  const codeOf = (letter: string) => {
    const hash = letter.repeat(16)
    return bundleBootScript(process.cwd(), undefined, { hash, appData }).code.replaceAll(hash, '')
  }
  // Minifiers choose short names by letter frequency.
  for (const letter of 'abcdef') expect(codeOf(letter)).toBe(codeOf('0'))
})
