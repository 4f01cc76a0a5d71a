/** What the social image of each kind of page says, out of the page's own nodes. */
import { formatValue } from '../content/format'
import type { CardName } from '../content/routes/page-kinds'
import { documentFile, matchPath, type MatchedPath } from '../content/routes/paths'
import { numbered } from '../content/routes/route-list'
import type { SocialCard } from '../social/card'
import { allNodes, countNodes, namedNode, onlyNode, type Model } from './node-model'
import { provenanceLabelIn } from './provenance'
import { servicePrices } from './service-prices'

interface Subject extends MatchedPath {
  model: Model
  /** How many pages the site has. */
  pages: number
}

/** A list: its heading, and how much is in it. */
const counted = (heading: string, count: number, label: string): SocialCard => ({
  heading,
  value: String(count),
  label,
})

async function listPage(subject: Subject) {
  const [key = ''] = /[^/]+(?=\.json$)/.exec(documentFile(subject)) ?? []
  return namedNode(subject.model, 'ListPage', key, 'key')
}

/** How each card is filled. */
const CARDS: Readonly<Record<CardName, (subject: Subject) => Promise<SocialCard>>> = {
  home: async ({ model }) => {
    const { heading, work } = await onlyNode(model, 'HomePage')
    const study = await namedNode(model, 'CaseStudy', work.hero)
    const { name } = await provenanceLabelIn(model, study)
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
  'contact-sent': async ({ model }) => ({
    heading: (await onlyNode(model, 'ContactPage')).sent.heading,
  }),
  services: async subject =>
    counted(
      (await listPage(subject)).heading,
      await countNodes(subject.model, 'Service'),
      'services',
    ),
  'case-studies': async subject =>
    counted(
      (await listPage(subject)).heading,
      await countNodes(subject.model, 'CaseStudy'),
      'case studies',
    ),
  blog: async subject => {
    const { model, number = 1 } = subject
    const { heading } = await listPage(subject)
    if (number > 1) return { heading, text: numbered('Blog', number) }
    return counted(heading, await countNodes(model, 'Post'), 'posts')
  },
  tag: async ({ model, slug = '', number = 1 }) => {
    const { heading, name } = await namedNode(model, 'Tag', slug)
    if (number > 1) return { heading, text: numbered(name, number) }
    const tagged = { tags: { elemMatch: { slug: { eq: slug } } } }
    return counted(heading, await countNodes(model, 'Post', tagged), 'posts')
  },
  sitemap: async subject => {
    const { heading } = await listPage(subject)
    const { number = 1, pages } = subject
    if (number > 1) return { heading, text: numbered('Sitemap', number) }
    return counted(heading, pages, 'pages')
  },
  search: async ({ model, pages }) =>
    counted((await onlyNode(model, 'SearchPage')).heading, pages, 'pages'),
  missing: async subject => ({ heading: (await listPage(subject)).heading }),
  text: async ({ model, slug = '' }) => {
    const { title, lead } = await namedNode(model, 'TextPage', slug)
    return { heading: title, text: lead }
  },
  prices: async ({ model, kind }) => {
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
  'case-study': async ({ model, slug = '' }) => {
    const study = await namedNode(model, 'CaseStudy', slug)
    const [metric] = study.metrics
    if (!metric) throw new Error(`${slug} has nothing to draw an image from.`)
    const { mark } = await provenanceLabelIn(model, study)
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
 * @param pages how many pages the site has
 * @throws for a page of no kind: every page has an image of its own
 */
export async function socialCard(path: string, pages: number, model: Model): Promise<SocialCard> {
  const match = matchPath(path)
  if (!match) throw new Error(`src/content/routes/page-kinds.ts has no kind of page for ${path}.`)
  return CARDS[match.kind.card]({ ...match, model, pages })
}
