/** Rules that one kind of document has beyond its fields. */
import {
  type Diagnostic,
  type Path,
  nearMiss,
} from '../../../plugins/gatsby-plugin-content-check/src'
import type { Document, DocumentOf } from '../documents'
import { matchPath, pagePath } from '../routes/paths'

/** Checks one document by the rules of its kind. */
export function checkByKind(document: Document): Diagnostic[] {
  const shared = sharedPictureDiagnostics(document)
  switch (document.typeName) {
    case 'Pricing':
      return [...popularDiagnostics(document), ...ladderDiagnostics(document)]
    case 'CaseStudy':
      return [...shared, ...caseStudyDiagnostics(document), ...chartDiagnostics(document)]
    case 'ListPage':
      return [...shared, ...listDiagnostics(document)]
    case 'TextPage':
      return [...shared, ...addressDiagnostics(document)]
    case 'Post':
      return [...shared, ...chartDiagnostics(document)]
    default:
      return shared
  }
}

/** A picture to share needs a description. */
function sharedPictureDiagnostics({ file, located, data }: Document): Diagnostic[] {
  const metadata = 'metadata' in data ? data.metadata : undefined
  if (metadata?.ogImage && !metadata.ogImageAlt) {
    return [
      file.error(
        located.offsetOf(['metadata', 'ogImage']),
        'missing-field',
        '“ogImage” is given without “ogImageAlt”.',
        'Say what the picture shows.',
      ),
    ]
  }
  return []
}

function popularDiagnostics({ file, located, data }: DocumentOf<'Pricing'>): Diagnostic[] {
  const { packages } = data
  const popular = packages.flatMap((entry, index) => (entry.popular ? [index] : []))
  return popular
    .slice(1)
    .map(index =>
      file.error(
        located.offsetOf(['packages', index, 'popular']),
        'popular',
        `${packages[index]?.name} is the second package marked as popular.`,
        `Set it to false here, or on ${packages[popular[0] ?? 0]?.name}.`,
      ),
    )
}

/** Packages go up: one that costs less than the one before it is most likely mistyped. */
function ladderDiagnostics({
  file,
  located,
  data: { packages },
}: DocumentOf<'Pricing'>): Diagnostic[] {
  return packages.slice(1).flatMap((entry, index) => {
    const before = packages[index]
    if (before?.period !== entry.period || entry.price >= before.price) return []
    const warning = file.warning(
      located.offsetOf(['packages', index + 1, 'price']),
      'price',
      `${entry.name} costs less than ${before.name}, which stands before it.`,
      'Look at both prices, or put the packages in the order of their prices.',
    )
    return [warning]
  })
}

function coverDiagnostics({ file, located, data }: DocumentOf<'CaseStudy'>): Diagnostic[] {
  const { cover, coverAlt } = data
  return cover && !coverAlt
    ? [
        file.error(
          located.offsetOf(['cover']),
          'picture',
          'The cover has no description.',
          'Add “coverAlt”: what the picture shows, for those who cannot see it.',
        ),
      ]
    : []
}

function caseStudyDiagnostics(document: DocumentOf<'CaseStudy'>): Diagnostic[] {
  const { file, located, data: study, slug } = document
  const diagnostics = coverDiagnostics(document)
  if (study.provenance === 'verified') {
    for (const field of ['source', 'approvedBy', 'approvedOn'] as const) {
      if (study[field] === undefined) {
        diagnostics.push(
          file.error(
            located.offsetOf(['provenance']),
            'missing-field',
            `A verified study needs “${field}”.`,
            'Add it, or set provenance to illustrative.',
          ),
        )
      }
    }
  }
  study.related.forEach((related, index) => {
    if (related === slug || study.related.indexOf(related) !== index) {
      diagnostics.push(
        file.error(
          located.offsetOf(['related', index]),
          'reference',
          related === slug ? 'The study names itself as related.' : `“${related}” is named twice.`,
          'Name another study.',
        ),
      )
    }
  })
  return diagnostics
}

/** Folders of the built site, at whose addresses no page can stand on every host. */
const FOLDERS = ['api', 'assets', 'develop', 'page-data', 'pagefind', 'preview', 'social', 'static']

/** Why there can be no page of text of that name, in a sentence; `undefined` where there can. */
function takenAddress(slug: string): string | undefined {
  const path = pagePath('textPage', slug)
  if (matchPath(path)?.name !== 'textPage') return `There is a page ${path} already.`
  return FOLDERS.includes(slug) ? `The site has a folder of its own at ${path}.` : undefined
}

/** A page at the top of the site has no address that is taken. */
function addressDiagnostics({ file, slug = '' }: DocumentOf<'TextPage'>): Diagnostic[] {
  const message = takenAddress(slug)
  if (!message) return []
  return [file.error(0, 'slug', message, 'Rename the folder that this file stands in.')]
}

/** A list has the words with which its pages end; that of case studies names each cover once. */
function listDiagnostics({ file, located, data }: DocumentOf<'ListPage'>): Diagnostic[] {
  const { key, covers, eachClosing } = data
  const missing = (message: string) => [
    file.error(located.offsetOf(['key']), 'missing-field', message),
  ]
  if (['services', 'case-studies', 'blog'].includes(key) && !eachClosing)
    return missing('A list needs “eachClosing”, with which each of its pages ends.')
  if (key !== 'case-studies') return []
  if (!covers) return missing('The list of case studies needs “covers”.')
  return covers.flatMap((slug, index) =>
    covers.indexOf(slug) === index
      ? []
      : [
          file.error(
            located.offsetOf(['covers', index]),
            'reference',
            `“${slug}” is named twice.`,
            'Name another study.',
          ),
        ],
  )
}

function chartDiagnostics({ file, located, data }: DocumentOf<'CaseStudy' | 'Post'>): Diagnostic[] {
  const { charts = [] } = data
  return charts.flatMap((chart, index) => {
    const at = (...path: Path) => located.offsetOf(['charts', index, ...path])
    const diagnostics: Diagnostic[] = []
    chart.series.forEach((series, number) => {
      const count = series.values.length
      if (count !== chart.labels.length) {
        diagnostics.push(
          file.error(
            at('series', number, 'values'),
            'chart',
            `There are ${count} numbers for ${chart.labels.length} labels.`,
            'Give one number for each label.',
          ),
        )
      }
      const sum = series.values.reduce((total, value) => total + value, 0)
      if (chart.kind === 'share' && Math.abs(sum - 100) > 0.5) {
        diagnostics.push(
          file.error(
            at('series', number, 'values'),
            'chart',
            `The shares add up to ${Number(sum.toFixed(2))}.`,
            'They must add up to 100.',
          ),
        )
      }
    })
    const expectLabel = (label: string, ...path: Path) => {
      if (chart.labels.includes(label)) return
      const message = `There is no label “${label}” in this chart.`
      diagnostics.push(file.error(at(...path), 'chart', message, nearMiss(label, chart.labels)))
    }
    if (chart.format === 'number' && !chart.unit) {
      const message = 'The chart does not say what its numbers count.'
      const fix = 'Name it in unit, like “Clicks a week”.'
      diagnostics.push(file.error(at('format'), 'chart', message, fix))
    }
    if (!chart.axis && chart.labels.every(label => !/\p{L}/u.test(label))) {
      const message = 'The labels are bare numbers.'
      const fix = 'Say in axis what they count, like “week from the launch”.'
      diagnostics.push(file.error(at('labels'), 'chart', message, fix))
    }
    if (chart.stress) expectLabel(chart.stress, 'stress')
    chart.marks?.forEach((mark, number) => expectLabel(mark.at, 'marks', number, 'at'))
    return diagnostics
  })
}
