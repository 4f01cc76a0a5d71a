import { documentsOf } from '../documents'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkProject } from './check-project'
import { launchList } from './launch-list'
import type { Site } from '../site'

const copy = () => {
  const root = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const folder of ['data', 'content']) cpSync(folder, join(root, folder), { recursive: true })
  return root
}
const left = (root: string) =>
  launchList(root, checkProject(root).documents).flatMap(({ diagnostics }) => diagnostics)

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

  test('what a buyer does not find is named, and a rating without a source, until they are filled in', () => {
    const path = join(root, 'data/site.json')
    const before = readFileSync(path, 'utf8')
    const unsaid = () => left(root).filter(({ message }) => /^(?:A buyer|Nobody)/.test(message))
    const site = JSON.parse(before) as Site
    const bare: Site = { ...site, rating: { ...site.rating } }
    delete bare.rating.source
    delete bare.company
    delete bare.telephone
    delete bare.nextStart
    writeFileSync(path, JSON.stringify(bare, null, 2))
    expect(unsaid().map(({ fix }) => /“(\S+)”/.exec(fix ?? '')?.[1])).toEqual(
      expect.arrayContaining([
        'company.legalName',
        'company.address',
        'company.timeZone',
        'company.people',
        'telephone',
        'nextStart',
        'source',
      ]),
    )
    expect(unsaid().find(({ message }) => message.includes('sample figure'))).toMatchObject({
      message: expect.stringContaining(`${site.rating.value} from ${site.rating.count}`) as string,
    })
    const filled: Site = {
      ...site,
      rating: {
        ...site.rating,
        source: { name: 'A register', url: 'https://example.org/reviews' },
      },
      company: {
        legalName: 'Example LLC',
        address: { street: '1 Main Street', locality: 'Springfield', country: 'US' },
        timeZone: 'Central Time',
        people: 12,
      },
      telephone: '+1 555 0100',
      nextStart: '2031-01',
    }
    writeFileSync(path, JSON.stringify(filled, null, 2))
    expect(unsaid()).toEqual([])
    writeFileSync(path, before)
  })

  test('illustrative studies are one line with their number', () => {
    const named = left(root).filter(({ rule }) => rule === 'illustrative')
    const studies = documentsOf(checkProject(root).documents, 'CaseStudy').filter(
      ({ data }) => data.provenance === 'illustrative',
    )
    expect(named).toHaveLength(studies.length > 0 ? 1 : 0)
    expect(named.filter(({ message }) => !message.startsWith(`${studies.length} of `))).toEqual([])
  })

  test('teams that stand for others are named until they are replaced', () => {
    const owners = () => left(root).filter(({ file }) => file === '.github/CODEOWNERS')
    expect(owners()).toEqual([])
    mkdirSync(join(root, '.github'))
    writeFileSync(join(root, '.github/CODEOWNERS'), '# Who looks\n* @your-organisation/editors\n')
    expect(owners()).toMatchObject([{ line: 2, column: 3 }])
  })

  test('a statement to confirm is shown where it stands, and asks to be deleted once its words are gone', () => {
    const list = join(root, 'data/to-confirm.json')
    const confirm = (words: string) => {
      const entry = { file: 'data/site.json', words, question: 'Is this the language of the site?' }
      writeFileSync(list, JSON.stringify([entry]))
      return left(root).filter(({ rule }) => rule === 'to-confirm')
    }
    expect(confirm('"language": "')).toMatchObject([{ file: 'data/site.json' }])
    expect(confirm('words that stand nowhere')).toMatchObject([{ file: 'data/to-confirm.json' }])
  })
})
