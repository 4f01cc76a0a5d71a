/** Rules that one kind of document has beyond its fields. */
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import type { Path } from '../../../plugins/gatsby-plugin-content-check/src/located-value'
import type {
  Document,
  DocumentOf,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { matchPath, pagePath } from '../routes/paths'

/** Checks one document by the rules of its kind. */
export function checkByKind(document: Document): Fault[] {
  const shared = sharedPictureFaults(document)
  switch (document.typeName) {
    case 'Pricing':
      return [...popularFaults(document), ...ladderFaults(document)]
    case 'CaseStudy':
      return [...shared, ...caseStudyFaults(document), ...chartFaults(document)]
    case 'ListPage':
      return [...shared, ...listFaults(document)]
    case 'TextPage':
      return [...shared, ...addressFaults(document)]
    case 'Post':
      return [
        ...shared,
        ...chartFaults(document),
        ...signFaults(document),
      ]
    default:
      return shared
  }
}

/** A picture to share needs a description. */
function sharedPictureFaults({ file, located, data }: Document): Fault[] {
  const metadata = 'metadata' in data ? data.metadata : undefined
  if (metadata?.ogImage && !metadata.ogImageAlt) {
    return [
      file.fault(
        located.offsetOf(['metadata', 'ogImage']),
        'missing-field',
        '“ogImage” is given without “ogImageAlt”.',
        'Say what the picture shows.',
      ),
    ]
  }
  return []
}

function popularFaults({ file, located, data }: DocumentOf<'Pricing'>): Fault[] {
  const { packages } = data
  const popular = packages.flatMap((entry, index) => (entry.popular ? [index] : []))
  return popular
    .slice(1)
    .map(index =>
      file.fault(
        located.offsetOf(['packages', index, 'popular']),
        'popular',
        `${packages[index]?.name} is the second package marked as popular.`,
        `Set it to false here, or on ${packages[popular[0] ?? 0]?.name}.`,
      ),
    )
}

/** Packages go up: one that costs less than the one before it is most likely mistyped. */
function ladderFaults({ file, located, data: { packages } }: DocumentOf<'Pricing'>): Fault[] {
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

function coverFaults({ file, located, data }: DocumentOf<'CaseStudy'>): Fault[] {
  const { cover, coverAlt } = data
  return cover && !coverAlt
    ? [
        file.fault(
          located.offsetOf(['cover']),
          'picture',
          'The cover has no description.',
          'Add “coverAlt”: what the picture shows, for those who cannot see it.',
        ),
      ]
    : []
}

/** A sign says something that the reader meets again: each of its words stands in the post once more. */
function signFaults({ file, located, data: { sign } }: DocumentOf<'Post'>): Fault[] {
  if (sign === undefined) return []
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const found = wordsOf(file.text)
  const isThere = (word: string) => found.filter(other => other === word).length > 1
  if (wordsOf(sign).every(isThere)) return []
  return [
    file.fault(
      located.offsetOf(['sign']),
      'sign',
      `The cover says “${sign}”, and the post does not.`,
      'Choose a number or a word that the reader meets in the text.',
    ),
  ]
}

function caseStudyFaults(document: DocumentOf<'CaseStudy'>): Fault[] {
  const { file, located, data: study, slug } = document
  const faults = coverFaults(document)
  if (study.provenance === 'verified') {
    for (const field of ['source', 'approvedBy', 'approvedOn'] as const) {
      if (study[field] === undefined) {
        faults.push(
          file.fault(
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
      faults.push(
        file.fault(
          located.offsetOf(['related', index]),
          'reference',
          related === slug ? 'The study names itself as related.' : `“${related}” is named twice.`,
          'Name another study.',
        ),
      )
    }
  })
  return faults
}

/** Folders of the built site, at whose addresses no page can stand on every host. */
const FOLDERS = ['api', 'assets', 'develop', 'page-data', 'pagefind', 'preview', 'social', 'static']

/** Why there can be no page of text of that name, in a sentence; `undefined` where there can. */
export function takenAddress(slug: string): string | undefined {
  const path = pagePath('textPage', slug)
  if (matchPath(path)?.name !== 'textPage') return `There is a page ${path} already.`
  return FOLDERS.includes(slug) ? `The site has a folder of its own at ${path}.` : undefined
}

/** A page at the top of the site has no address that is taken. */
function addressFaults({ file, slug = '' }: DocumentOf<'TextPage'>): Fault[] {
  const message = takenAddress(slug)
  if (!message) return []
  return [file.fault(0, 'slug', message, 'Rename the folder that this file stands in.')]
}

/** A list has the words with which its pages end; that of case studies has its own, and names each lead once. */
function listFaults({ file, located, data }: DocumentOf<'ListPage'>): Fault[] {
  const { key, studies, eachClosing } = data
  const missing = (message: string) => [
    file.fault(located.offsetOf(['key']), 'missing-field', message),
  ]
  if (['services', 'case-studies', 'blog'].includes(key) && !eachClosing)
    return missing('A list needs “eachClosing”, with which each of its pages ends.')
  if (key !== 'case-studies') return []
  if (!studies) return missing('The list of case studies needs “studies”.')
  return studies.leads.flatMap((lead, index) =>
    studies.leads.indexOf(lead) === index
      ? []
      : [
          file.fault(
            located.offsetOf(['studies', 'leads', index]),
            'reference',
            `“${lead}” is named twice.`,
            'Name another study.',
          ),
        ],
  )
}

function chartFaults({ file, located, data }: DocumentOf<'CaseStudy' | 'Post'>): Fault[] {
  const { charts = [] } = data
  return charts.flatMap((chart, index) => {
    const at = (...path: Path) => located.offsetOf(['charts', index, ...path])
    const faults: Fault[] = []
    chart.series.forEach((series, number) => {
      const count = series.values.length
      if (count !== chart.labels.length) {
        faults.push(
          file.fault(
            at('series', number, 'values'),
            'chart',
            `There are ${count} numbers for ${chart.labels.length} labels.`,
            'Give one number for each label.',
          ),
        )
      }
      const sum = series.values.reduce((total, value) => total + value, 0)
      if (chart.kind === 'share' && Math.abs(sum - 100) > 0.5) {
        faults.push(
          file.fault(
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
      faults.push(file.fault(at(...path), 'chart', message, nearMiss(label, chart.labels)))
    }
    if (chart.format === 'number' && !chart.unit) {
      const message = 'The chart does not say what its numbers count.'
      const remedy = 'Name it in unit, like “Clicks a week”.'
      faults.push(file.fault(at('format'), 'chart', message, remedy))
    }
    if (!chart.axis && chart.labels.every(label => !/\p{L}/u.test(label))) {
      const message = 'The labels are bare numbers.'
      const remedy = 'Say in axis what they count, like “week from the launch”.'
      faults.push(file.fault(at('labels'), 'chart', message, remedy))
    }
    if (chart.stress) expectLabel(chart.stress, 'stress')
    chart.marks?.forEach((mark, number) => expectLabel(mark.at, 'marks', number, 'at'))
    return faults
  })
}
