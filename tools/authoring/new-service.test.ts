import { documentsOf } from '../../src/content/documents'
import { readBytes } from '../../src/content/read-documents'
import { filledIn } from '../../tests/support/filled-in'
import { readingDiagnostics, readProject } from '../../src/content/rules/check-project'
import { leftToFillIn, PRICE_TO_FILL_IN } from '../../src/content/placeholders'
import { existingSlugs } from './existing-slugs'
import { scaffoldService } from './new-service'

const readings = readProject(process.cwd())
const documents = [...readings.values()].flatMap(({ document }) => document ?? [])
const orders = documentsOf(documents, 'Service').map(({ data }) => data.order)
const known = { ...existingSlugs(documents), lastOrder: Math.max(...orders) }

/** The diagnostics of the project with other files, but for those that it has anyway. */
function diagnosticsWith(files: ReadonlyMap<string, string>) {
  const bytes = (text: string) => Buffer.from(text)
  const added = [...files].map(([path, text]) => [path, readBytes(path, bytes(text))] as const)
  const before = new Set(readingDiagnostics(readings, {}).map(({ message }) => message))
  return readingDiagnostics(new Map([...readings, ...added]), {}).filter(
    ({ message }) => !before.has(message),
  )
}

test.each(['events', 'a-service-with-a-name-longer-than-any-menu-or-list-could-ever-show'])(
  'a new service lacks nothing but its words: %s',
  slug => {
    const files = scaffoldService(slug, known)
    expect([...files.keys()]).toEqual([
      `data/services/${slug}.json`,
      `data/service-pages/${slug}.json`,
    ])
    // That no page leads there yet is a warning.
    const errors = diagnosticsWith(files).filter(({ severity }) => severity === 'error')
    expect(new Set(errors.map(({ rule }) => rule))).toEqual(new Set(['placeholder']))
  },
)

test('filled in, it is good', () => {
  const files = [...scaffoldService('events', known)].map(([path, text]) => {
    const own = (number: number) =>
      `${String(number).padStart(3, '0')} of ${path.split('/')[1] ?? ''} `
    const written = filledIn(text, own)
    expect(leftToFillIn(written)).toEqual([])
    return [path, written] as const
  })
  expect(diagnosticsWith(new Map(files)).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('a price or a name in addresses that nobody chose goes live with no new service', () => {
  const [, page = ''] = scaffoldService('events', known).values()
  const words = page.replace(/‹[^›]*›/g, asked =>
    (/\d+/.exec(asked)?.[0] ?? '').padStart(80, 'word '),
  )
  const left = leftToFillIn(words).map(place => place.words)
  expect(left).toContain(String(PRICE_TO_FILL_IN))
  expect(left).toContain('to-be-named-1')
})

test('every word to be filled in says what it is to say, as its declaration does', () => {
  const page = scaffoldService('events', known).get('data/service-pages/events.json') ?? ''
  expect(page).toContain('The first paragraph. 80 to 420 characters')
})
