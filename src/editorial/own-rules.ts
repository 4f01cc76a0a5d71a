/** Rules that one kind of document has beyond its fields. */
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'

/** Checks one document by the rules of its kind. */
export function checkOwnRules(document: Document): Fault[] {
  const shared = sharedPictureFaults(document)
  switch (document.kind.typeName) {
    case 'Pricing':
      return popularFaults(document)
    case 'CaseStudy':
      return [...shared, ...caseStudyFaults(document), ...chartFaults(document)]
    case 'Post':
      return [...shared, ...chartFaults(document), ...coverFaults(document)]
    default:
      return shared
  }
}

/** A picture to share needs a description. */
function sharedPictureFaults({ file, located, data }: Document): Fault[] {
  const { metadata } = data as { metadata?: { ogImage?: string; ogImageAlt?: string } }
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

function popularFaults({ file, located, data }: Document): Fault[] {
  const { packages } = data as { packages: { popular: boolean; name: string }[] }
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

function coverFaults({ file, located, data }: Document): Fault[] {
  const { cover, coverAlt } = data as { cover?: string; coverAlt?: string }
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

function caseStudyFaults(document: Document): Fault[] {
  const { file, located, data, slug } = document
  const study = data as { provenance: string; related: string[] } & Record<string, unknown>
  const faults = coverFaults(document)
  if (study.provenance === 'verified') {
    for (const field of ['source', 'approvedBy', 'approvedOn']) {
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

function chartFaults({ file, located, data }: Document): Fault[] {
  const { charts = [] } = data as {
    charts?: {
      id: string
      kind: string
      labels: string[]
      series: { values: number[] }[]
      stress?: string
      marks?: { at: string }[]
    }[]
  }
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
    if (chart.stress) expectLabel(chart.stress, 'stress')
    chart.marks?.forEach((mark, number) => expectLabel(mark.at, 'marks', number, 'at'))
    return faults
  })
}
