/** Rules for files of one type each. */
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { documentOf, documentsOf } from '../page-kinds/documents'
import { service } from '../page-kinds/service/service'
import { textPage } from '../page-kinds/text-page/text-page'
import { OWN_FOLDERS } from '../content/own-files'
import { illegible } from '../content/palette'
import { expectName } from './expect-name'
import type { Rule } from './site-content'

/** Finds colors in data/brand.json that can't be read on each other. */
const checkBrand: Rule = ({ documents }) =>
  documentsOf(documents, 'Brand').flatMap(({ file, located, data }) =>
    illegible(data).map(({ field, message }) =>
      file.error(
        located.offsetOf([field]),
        'contrast',
        message,
        'Choose a lighter or darker color, or a different hue.',
      ),
    ),
  )

/** Finds a home page that opens with a case study whose chart and result can't share a scale. */
const checkHomePage: Rule = ({ documents }) =>
  documentsOf(documents, 'HomePage').flatMap(({ file, located, data }) => {
    const study = documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === data.work.hero)
    const [chart] = study?.data.charts ?? []
    const [metric] = study?.data.metrics ?? []
    return !chart || !metric || chart.format === metric.format
      ? []
      : file.error(
          located.offsetOf(['work', 'hero']),
          'hero',
          `In this case study, the format of the first chart is “${chart.format}”, and that of the first result is “${metric.format}”.`,
          'Name a case study where both have the same “format”: the home page draws them on one scale.',
        )
  })

/** Finds services without a page, or with a path that isn't their page's. */
const checkServices: Rule = ({ documents, files }) =>
  documentsOf(documents, 'Service').flatMap(({ slug = '', file, located, data }) => {
    const path = pathOfPage(service, slug)
    const page = matchPath(path)?.kind.parts?.[0]?.glob.replace('*', slug) ?? ''
    if (data.path !== path)
      return file.error(
        located.offsetOf(['path']),
        'path',
        `The page of the service “${slug}” is at ${path}.`,
        `Write "${path}" here.`,
      )
    return files.has(page)
      ? []
      : file.error(
          0,
          'missing-file',
          `The service has no page: there is no file ${page}.`,
          'Create it, using another service’s page as a template, or delete the service.',
        )
  })

/** Finds charts and add-ons that service pages name and that don't exist. */
const checkServicePages: Rule = ({ documents }) => {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) => {
    const { drawing, pricing } = data
    // A case study that doesn't exist is reported as a reference.
    const study = documentsOf(documents, 'CaseStudy').find(
      ({ slug }) => slug === drawing?.caseStudy,
    )
    const charts = study?.data.charts.map(({ id }) => id)
    return [
      ...expectName(file, located.offsetOf(['drawing', 'item']), 'chart', drawing?.item, charts),
      ...pricing.rows.flatMap(({ addOn }, index) => {
        const offset = located.offsetOf(['pricing', 'rows', index, 'addOn'])
        return expectName(file, offset, 'add-on', addOn, addOns)
      }),
    ]
  })
}

/** Finds case studies that would go live without an image that has a phone version. */
const checkStudyPictures: Rule = ({ documents }) =>
  documentsOf(documents, 'CaseStudy').flatMap(({ file, located, data, mdx }) =>
    data.draft ||
    mdx?.shortcodes.some(({ name, attributes }) => name === 'Figure' && attributes.phone)
      ? []
      : file.error(
          located.offsetOf([]),
          'study-picture',
          'This case study has no image of the work with a phone version.',
          'Add <Figure src="./work.png" phone="./work-phone.png" alt="…" /> to the text, or keep “draft: true”.',
        ),
  )

/** Finds charts that are in front matter and not in the text. */
const checkCharts: Rule = ({ documents }) =>
  [...documentsOf(documents, 'CaseStudy'), ...documentsOf(documents, 'Post')].flatMap(
    ({ file, located, data, mdx }) =>
      (data.charts ?? []).flatMap(({ id }, index) =>
        mdx?.shortcodes.some(({ name, attributes }) => name === 'Chart' && attributes.id === id)
          ? []
          : file.error(
              located.offsetOf(['charts', index, 'id']),
              'chart',
              `The text doesn’t show the chart “${id}”.`,
              `Put <Chart id="${id}" /> on its own line where it belongs, or delete the chart.`,
            ),
      ),
  )

/** Names at the top level that don't work as a page on every host. */
const RESERVED = [...OWN_FOLDERS, 'develop', 'index', 'preview']

/** Why a text page can't have a slug, as a sentence; `undefined` if it can. */
export function takenAddress(slug: string): string | undefined {
  const path = pathOfPage(textPage, slug)
  if (matchPath(path)?.kind !== textPage) return `There’s already a page at ${path}.`
  return RESERVED.includes(slug) ? `${path} is reserved for the site’s own files.` : undefined
}

/** Finds text pages whose address is taken. */
const checkTextPages: Rule = ({ documents }) =>
  documentsOf(documents, 'TextPage').flatMap(({ file, slug = '' }) => {
    const message = takenAddress(slug)
    return message ? file.error(0, 'slug', message, 'Rename the folder this file is in.') : []
  })

/** Finds entries of data/to-confirm.json for files that don't exist. */
const checkToConfirm: Rule = ({ documents, files }) =>
  documentsOf(documents, 'ToConfirm').flatMap(({ file, located, data }) =>
    data.flatMap((entry, index) =>
      expectName(file, located.offsetOf([index, 'file']), 'file', entry.file, files),
    ),
  )

/** All of them. */
export const SINGLE_TYPE_RULES = [
  checkBrand,
  checkHomePage,
  checkServices,
  checkServicePages,
  checkStudyPictures,
  checkCharts,
  checkTextPages,
  checkToConfirm,
]
