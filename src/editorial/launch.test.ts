import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from './check'
import { launchFaults } from './launch'

const copy = () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  return root
}
const left = (root: string) => launchFaults(root, checkProject(root).documents)

describe('what is left before the launch', () => {
  const root = copy()
  afterAll(() => rmSync(root, { recursive: true }))

  test('every reserved address in the site’s facts is named with its line', () => {
    const text = readFileSync(join(root, 'data/site.json'), 'utf8')
    const lines = text
      .split('\n')
      .flatMap((line, index) => (/\.example\b/.test(line) ? [index + 1] : []))
    const named = left(root).filter(({ message }) => message.endsWith('is an example.'))
    expect(named.map(({ line }) => line)).toEqual(lines)
  })

  test('every illustrative study is named', () => {
    const named = left(root).filter(({ rule }) => rule === 'illustrative')
    const studies = checkProject(root).documents.filter(
      ({ kind, data }) =>
        kind.typeName === 'CaseStudy' &&
        (data as { provenance: string }).provenance === 'illustrative',
    )
    expect(named.map(({ file }) => file)).toEqual(studies.map(({ file }) => file.path))
  })

  test('a statement to confirm is shown where it stands, and asks to be deleted once its words are gone', () => {
    const site = join(root, 'data/site.json')
    const before = left(root).filter(({ rule }) => rule === 'to-confirm')
    expect(before.every(({ file }) => file !== 'data/to-confirm.json')).toBe(true)
    writeFileSync(site, readFileSync(site, 'utf8').replace('"count": 127', '"count": 128'))
    const after = left(root).filter(({ rule }) => rule === 'to-confirm')
    expect(after.filter(({ file }) => file === 'data/to-confirm.json')).toHaveLength(1)
  })
})
