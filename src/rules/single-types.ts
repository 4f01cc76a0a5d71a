/** Rules that each apply to a single content type. */
import { expectName } from '../../plugins/gatsby-plugin-content-check/src'
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { documentOf, documentsOf } from '../page-kinds/documents'
import { service } from '../page-kinds/service/service'
import { textPage } from '../page-kinds/text-page/text-page'
import { OWN_FOLDERS } from '../content/own-files'
import type { SiteContent } from './site-content'

/** Finds a home page that opens with a case study whose chart and result can't share a scale. */
function* checkHomePage({ documents }: SiteContent) {
  for (const { file, located, data } of documentsOf(documents, 'HomePage')) {
    const study = documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === data.work.hero)
    const [chart] = study?.data.charts ?? []
    const [metric] = study?.data.metrics ?? []
    if (chart && metric && chart.format !== metric.format)
      yield file.error(
        located.offsetOf(['work', 'hero']),
        'hero',
        'This case study’s first chart and first result have different formats.',
        'Choose a case study where both use the same “format”: the home page draws them on one scale.',
      )
  }
}

/** Finds services without a page, with a path that differs from their page’s, or with the same order as another. */
function* checkServices({ documents, files }: SiteContent) {
  const services = documentsOf(documents, 'Service')
  for (const { slug = '', file, located, data } of services) {
    const [first] = services.filter(({ data: { order } }) => order === data.order)
    if (first && first.file !== file)
      yield file.error(
        located.offsetOf(['order']),
        'unique',
        `${first.file.path} already uses this order.`,
        'Change one of them.',
      )
    const path = pathOfPage(service, slug)
    const page = matchPath(path)?.kind.part?.glob.replace('*', slug) ?? ''
    if (data.path !== path)
      yield file.error(
        located.offsetOf(['path']),
        'path',
        `This isn’t the path of the service “${slug}”.`,
        `Write "${path}".`,
      )
    else if (!files.has(page))
      yield file.error(
        0,
        'missing-file',
        `This service has no page: ${page} doesn’t exist.`,
        'Create the file from a copy of another service’s page, or delete the service.',
      )
  }
}

/** Finds service pages that refer to charts or add-ons that don't exist. */
function* checkServicePages({ documents }: SiteContent) {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  for (const { file, located, data } of documentsOf(documents, 'ServicePage')) {
    const { drawing, pricing } = data
    // Another rule reports case studies that don't exist.
    const study = documentsOf(documents, 'CaseStudy').find(
      ({ slug }) => slug === drawing?.caseStudy,
    )
    const charts = study?.data.charts.map(({ id }) => id)
    yield* expectName(file, located.offsetOf(['drawing', 'item']), 'chart', drawing?.item, charts)
    for (const [index, { addOn }] of pricing.rows.entries()) {
      const offset = located.offsetOf(['pricing', 'rows', index, 'addOn'])
      yield* expectName(file, offset, 'add-on', addOn, addOns)
    }
  }
}

/** Finds case studies that would go live without an image that has a phone version. */
function* checkStudyPictures({ documents }: SiteContent) {
  for (const { file, located, data, mdx } of documentsOf(documents, 'CaseStudy'))
    if (!data.draft && !mdx?.shortcodes.some(({ attributes }) => attributes.phone))
      yield file.error(
        located.offsetOf([]),
        'study-picture',
        'This case study needs an image of the work, with a version for phones.',
        'Add <Figure src="./work.png" phone="./work-phone.png" alt="…" /> to the text, or set “draft: true”.',
      )
}

/** Finds charts that are in front matter but not in the text. */
function* checkCharts({ documents }: SiteContent) {
  const texts = [...documentsOf(documents, 'CaseStudy'), ...documentsOf(documents, 'Post')]
  for (const { file, located, data, mdx } of texts)
    for (const [index, { id }] of (data.charts ?? []).entries())
      if (!mdx?.shortcodes.some(({ name, attributes }) => name === 'Chart' && attributes.id === id))
        yield file.error(
          located.offsetOf(['charts', index, 'id']),
          'chart',
          `The text doesn’t show the chart “${id}”.`,
          `Put <Chart id="${id}" /> on its own line where it belongs, or delete the chart.`,
        )
}

/** Top-level names that don’t work for pages on every host. */
const RESERVED = [...OWN_FOLDERS, 'develop', 'index', 'preview']

/** Returns a sentence that explains why a text page can't have a slug; `undefined` if it can. */
export function takenAddress(slug: string) {
  const path = pathOfPage(textPage, slug)
  if (matchPath(path)?.kind !== textPage) return `There’s already a page at ${path}.`
  return RESERVED.includes(slug) ? `${path} is reserved for the site’s own files.` : undefined
}

/** Finds pages whose path is taken, or that a host would serve at their folder's path. */
function* checkAddresses({ documents }: SiteContent) {
  for (const { file, typeName, slug = '' } of documents) {
    const isIndex = slug === 'index' && 'A page can’t be named “index”.'
    const message = typeName === 'TextPage' ? takenAddress(slug) : isIndex
    if (message) yield file.error(0, 'slug', message, `Rename ${file.path}.`)
  }
}

/** Finds entries of data/to-confirm.json for statements that have been reworded or removed. */
function* checkToConfirm({ documents, contents }: SiteContent) {
  for (const { file, located, data } of documentsOf(documents, 'ToConfirm'))
    for (const [index, entry] of data.entries()) {
      const quoted = contents.find(each => each.file.path === entry.file)?.file
      if (!quoted?.text.includes(entry.words))
        yield file.warning(
          located.offsetOf([index, 'words']),
          'to-confirm',
          `${entry.file} no longer contains these words.`,
          'Copy the new wording, or delete the entry once the statement is confirmed.',
        )
    }
}

/** All single-type rules. */
export const SINGLE_TYPE_RULES = [
  checkHomePage,
  checkServices,
  checkServicePages,
  checkStudyPictures,
  checkCharts,
  checkAddresses,
  checkToConfirm,
]
