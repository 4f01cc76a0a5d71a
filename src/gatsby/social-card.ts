/** What the social image of each kind of page says, out of the page's own nodes. */
import { formatValue, nounFor } from '../content/format'
import type { PageKindName } from '../content/routes/page-kinds'
import { matchPath, type MatchedPath } from '../content/routes/paths'
import { numbered } from '../content/routes/route-list'
import type { SocialCard } from '../social/card'
import { allNodes, countNodes, countTagged, namedNode, onlyNode, type Model } from './node-model'
import { listKey } from './own-document'
import { provenanceLabelIn } from './provenance'
import { servicePrices } from './service-prices'

interface Subject extends MatchedPath {
  model: Model
  /** Counts the pages of the site. */
  countPages: () => Promise<number>
}

/** The heading of a list. */
const headingOf = async (subject: Subject) =>
  (await namedNode(subject.model, 'ListPage', listKey(subject), 'key')).heading

/** How much is in a list: a number, and what is counted under it. */
const counted = async (count: Promise<number>, one: string, many?: string) => ({
  value: String(await count),
  label: nounFor(await count, one, many),
})

/** A list with how much is in it. */
const listed = async (subject: Subject, ...count: Parameters<typeof counted>) => ({
  heading: await headingOf(subject),
  ...(await counted(...count)),
})

/** How each card is filled. */
const CARDS: Readonly<Record<PageKindName, (subject: Subject) => Promise<SocialCard>>> = {
  home: async ({ model }) => {
    const { heading, work } = await onlyNode(model, 'HomePage')
    const study = await namedNode(model, 'CaseStudy', work.hero)
    const { name } = await provenanceLabelIn(study, model)
    return { heading, text: [study.title, name].filter(Boolean).join(', ') }
  },
  about: async ({ model }) => {
    const { heading } = await onlyNode(model, 'AboutPage')
    const teams = await allNodes(model, 'Author')
    return { heading, items: teams.map(({ name }) => ({ name })) }
  },
  contact: async ({ model }) => {
    const { heading } = await onlyNode(model, 'ContactPage')
    const { email, hours } = await onlyNode(model, 'SiteFacts')
    const days = [...new Set([hours.days[0], hours.days.at(-1)])].join(' to ')
    return { heading, text: `${email}. ${days}, ${hours.opens} to ${hours.closes}` }
  },
  contactSent: async ({ model }) => ({
    heading: (await onlyNode(model, 'ContactPage')).sent.heading,
  }),
  services: subject => listed(subject, countNodes(subject.model, 'Service'), 'service'),
  caseStudies: subject =>
    listed(subject, countNodes(subject.model, 'CaseStudy'), 'case study', 'case studies'),
  blog: async subject => {
    const { model, number = 1 } = subject
    if (number > 1) return { heading: await headingOf(subject), text: numbered('Blog', number) }
    return listed(subject, countNodes(model, 'Post'), 'post')
  },
  tag: async ({ model, slug = '', number = 1 }) => {
    const { heading, name } = await namedNode(model, 'Tag', slug)
    if (number > 1) return { heading, text: numbered(name, number) }
    return { heading, ...(await counted(countTagged(model, slug), 'post')) }
  },
  sitemap: subject => listed(subject, subject.countPages(), 'page'),
  search: async ({ model, countPages }) => ({
    heading: (await onlyNode(model, 'SearchPage')).heading,
    ...(await counted(countPages(), 'page')),
  }),
  notFound: async subject => ({ heading: await headingOf(subject) }),
  textPage: async ({ model, slug = '' }) => {
    const { title, lead } = await namedNode(model, 'TextPage', slug)
    return { heading: title, text: lead }
  },
  webApplication: async ({ model, kind }) => {
    const { name } = await namedNode(model, 'Service', kind.path, 'path')
    const { packages } = await onlyNode(model, 'Pricing')
    const items = packages.map(({ name, price }) => {
      return { name, value: `from ${formatValue(price, 'currency')}` }
    })
    return { heading: name, items }
  },
  service: async ({ model, slug = '' }) => {
    const service = await namedNode(model, 'Service', slug)
    const { lowest } = await servicePrices(service, model)
    return { heading: service.name, text: `Prices ${lowest}` }
  },
  caseStudy: async ({ model, slug = '' }) => {
    const study = await namedNode(model, 'CaseStudy', slug)
    const [metric] = study.metrics
    if (!metric) throw new Error(`${slug} has nothing to draw an image from.`)
    const { mark } = await provenanceLabelIn(study, model)
    return {
      heading: study.client,
      before: formatValue(metric.baseline, metric.format),
      value: formatValue(metric.value, metric.format),
      label: metric.label,
      ...(mark && { mark }),
    }
  },
  post: async ({ model, slug = '' }) => {
    const { title, service, author } = await namedNode(model, 'Post', slug)
    const { name } = await namedNode(model, 'Service', service)
    const team = await namedNode(model, 'Author', author)
    return { heading: title, text: `${name}. ${team.name}` }
  },
}

/**
 * The card of a page.
 *
 * @param countPages counts the pages of the site
 * @throws for a page of no kind: every page has an image of its own
 */
export async function socialCard(
  path: string,
  countPages: () => Promise<number>,
  model: Model,
): Promise<SocialCard> {
  const match = matchPath(path)
  if (!match) throw new Error(`src/content/routes/page-kinds.ts has no kind of page for ${path}.`)
  return CARDS[match.name]({ ...match, model, countPages })
}
