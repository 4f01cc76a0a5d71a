/** From a page's documents to its card. */
import { readDocumentOf } from '../content/read-documents'
import { variantOf } from '../charts/cover/cover-shapes'
import { splitSeries } from '../charts/emphasis'
import { fill, formatPrice, formatValue } from '../content/format'
import { instrumentOf } from '../charts/instruments/Instrument'
import type { CardName } from '../content/routes/page-kinds'
import { documentFile, matchPath, type MatchedPath } from '../content/routes/paths'
import { numbered } from '../content/routes/route-list'
import type { DocumentData, TypeName } from '../content/documents'
import type { Card } from './card'
import type { InterfaceWords } from '../content/interface-words'
import { fillEverywhere, quotations } from '../mdx/quotations'
import { variablesIn as quotedNames } from '../content/variables'

/**
 * A reader of documents, each read once.
 *
 * @throws the diagnostics of a document that is not good
 */
export type DocumentReader = <Name extends TypeName>(
  typeName: Name,
  path: string,
) => DocumentData[Name]

/** A reader of the documents of a project. */
export function documentReader(root: string): DocumentReader {
  const known = new Map<string, unknown>()
  return <Name extends TypeName>(typeName: Name, path: string) => {
    const data = known.get(path) ?? readDocumentOf(root, typeName, path).data
    known.set(path, data)
    return data as DocumentData[Name]
  }
}

/** What a card is made of. */
interface Subject extends MatchedPath {
  path: string
  /** The agency's name. */
  site: string
  /** The paths of all pages. */
  paths: readonly string[]
  read: DocumentReader
  words: InterfaceWords
}

/** How each card is filled. */
const CARDS: Readonly<Record<CardName, (subject: Subject) => Card>> = {
  home: homeCard,
  about: ({ site, read }) => {
    const { heading } = read('AboutPage', 'data/pages/about.json')
    const teams = read('Author', 'data/authors.json').map(author => author.name)
    return { kind: 'about', site, heading, teams }
  },
  contact: subject => {
    const { heading } = subject.read('ContactPage', documentFile(subject))
    return contactCard(subject, heading)
  },
  'contact-sent': subject => {
    const { sent } = subject.read('ContactPage', documentFile(subject))
    return contactCard(subject, sent.heading)
  },
  services: subject => listCard(subject, below(subject), subject.words.cards.services, 1),
  'case-studies': subject => listCard(subject, below(subject), subject.words.cards.caseStudies, 2),
  blog: subject => {
    const { number = 1, words } = subject
    return number === 1
      ? listCard(subject, below(subject), words.cards.posts, 0)
      : listCard(subject, number, numbered(words.pages.blog, number, words.pages), number)
  },
  tag: tagCard,
  sitemap: subject => listCard(subject, listedPages(subject), subject.words.cards.pages, 1),
  search: subject => {
    const { site, words } = subject
    const { heading } = subject.read('SearchPage', documentFile(subject))
    const count = listedPages(subject)
    return { kind: 'list', site, heading, count, label: words.cards.pages, variant: 2 }
  },
  text: subject => {
    const { title, lead } = subject.read('TextPage', documentFile(subject))
    return { kind: 'text', site: subject.site, heading: title, lead }
  },
  missing: subject => {
    const { heading } = subject.read('ListPage', documentFile(subject))
    return { kind: 'missing', site: subject.site, heading }
  },
  prices: subject => {
    const { site, read } = subject
    const { name } = read('Service', documentFile(subject))
    const { packages, popularLabel } = read('Pricing', 'data/pricing.json')
    return {
      kind: 'prices',
      site,
      name,
      popularLabel,
      from: read('PriceWords', 'data/price-words.json').from,
      prices: packages.map(({ name, price, popular }) => ({
        name,
        price,
        shown: formatValue(price, 'currency'),
        popular,
      })),
    }
  },
  service: subject => {
    const { site, slug = '', read } = subject
    const own = read('Service', documentFile(subject))
    const { name } = own
    const { rows } = read('ServicePage', `data/service-pages/${slug}.json`).pricing
    const priced = rows.flatMap(({ price, extra, name: bought }) =>
      price && !extra && ['once', 'month'].includes(price.per) ? [{ ...price, bought }] : [],
    )
    const [first, ...more] = priced
    if (!first) throw new Error(`${slug} has no price to draw an image from.`)
    const lowest = more.reduce((low, row) => (row.from < low.from ? row : low), first)
    return {
      kind: 'service',
      site,
      name,
      instrument: instrumentOf(own),
      figure: {
        value: formatPrice({ from: lowest.from, per: 'once' }),
        label: `${lowest.bought}, from${lowest.per === 'month' ? ', a month' : ''}`,
      },
    }
  },
  'case-study': caseStudyCard,
  post: postCard,
}

/**
 * The card of a page.
 *
 * @param path the page's path, without prefix
 * @param paths the paths of all pages
 * @throws for a page that is of no kind: every page has an image of its own
 */
export function cardOf(path: string, paths: readonly string[], read: DocumentReader): Card {
  const match = matchPath(path)
  if (!match) throw new Error(`src/content/routes/page-kinds.ts has no kind of page for ${path}.`)
  const { name: site } = read('SiteFacts', 'data/site.json')
  const words = read('InterfaceWords', 'data/interface.json')
  const subject = { ...match, path, site, paths, read, words }
  return quoting(CARDS[match.kind.card](subject), subject)
}

/** What a study is called because of its provenance. */
function standing(slug: string, read: DocumentReader): { label: string; name?: string } {
  const { provenance } = read('CaseStudy', `content/case-studies/${slug}/index.mdx`)
  const { label, verifiedLabel, name } = read('ProvenanceWords', 'data/provenance.json')
  return provenance === 'illustrative' ? { label, name } : { label: verifiedLabel }
}

/** A card with what its texts quote; most quote nothing. */
function quoting(card: Card, { read, paths, words }: Subject): Card {
  if (quotedNames(JSON.stringify(card)).length === 0) return card
  const pricing = read('Pricing', 'data/pricing.json')
  const addOns = read('AddOns', 'data/add-ons.json')
  const under = (list: string) => below({ path: list, paths })
  const known = quotations(words, {
    pricing,
    addOns,
    facts: read('Fact', 'data/facts.json'),
    counts: {
      services: under('/services'),
      teams: read('Author', 'data/authors.json').length,
      'case-studies': under('/case-studies'),
      posts: under('/blog'),
      questions: read('Faq', 'data/faq.json').items.length,
      packages: pricing.packages.length,
      'add-ons': addOns.items.length,
    },
  })
  return fillEverywhere(card, known)
}

/** How many pages of documents stand below a list. */
function below({ path, paths }: Pick<Subject, 'path' | 'paths'>): number {
  return paths.filter(
    other => other.startsWith(`${path}/`) && typeof matchPath(other)?.kind.name === 'object',
  ).length
}

const listedPages = ({ paths }: Subject): number =>
  paths.filter(path => !matchPath(path)?.kind.unlisted).length

function listCard(subject: Subject, count: number, label: string, variant: number): Card {
  const { heading } = subject.read('ListPage', documentFile(subject))
  return { kind: 'list', site: subject.site, heading, count, label, variant }
}

function tagCard(subject: Subject): Card {
  const { site, slug, number = 1, kind, paths, read, words } = subject
  const tag = read('Tag', kind.file).find(entry => entry.slug === slug)
  if (!tag) throw new Error(`${kind.file} has no tag ${slug ?? ''} to draw an image for.`)
  const { heading, name } = tag
  if (number > 1) {
    const label = numbered(name, number, words.pages)
    return { kind: 'list', site, heading, count: number, label, variant: 1 }
  }
  const posts = paths.flatMap(path => matchPath(path) ?? []).filter(({ name }) => name === 'post')
  const tagged = posts.filter(post => read('Post', documentFile(post)).tags.includes(tag.slug))
  return {
    kind: 'list',
    site,
    heading,
    count: tagged.length,
    label: words.cards.posts,
    variant: 0,
  }
}

function caseStudyCard(subject: Subject): Card {
  const { site, slug = '', read } = subject
  const { client, metrics, provenance } = read('CaseStudy', documentFile(subject))
  const { mark } = read('ProvenanceWords', 'data/provenance.json')
  const [metric] = metrics
  if (!metric) throw new Error(`${slug} has nothing to draw an image from.`)
  return {
    kind: 'case-study',
    site,
    client,
    ...(provenance === 'illustrative' && { mark }),
    figures: {
      from: formatValue(metric.baseline, metric.format),
      to: formatValue(metric.value, metric.format),
      label: metric.label,
    },
    cover: { metric, variant: variantOf(slug) },
  }
}

function postCard(subject: Subject): Card {
  const { site, slug = '', read } = subject
  const post = read('Post', documentFile(subject))
  const service = read('Service', `data/services/${post.service}.json`)
  const team = read('Author', 'data/authors.json').find(({ slug }) => slug === post.author)
  return {
    kind: 'post',
    site,
    title: post.title,
    team: team?.name ?? '',
    service: service.name,
    instrument: instrumentOf(service),
    ...(post.sign !== undefined && { sign: post.sign }),
    variant: variantOf(slug),
  }
}

function homeCard({ site, read }: Subject): Card {
  const { heading, work } = read('HomePage', 'data/pages/home.json')
  const { charts, client } = read('CaseStudy', `content/case-studies/${work.hero}/index.mdx`)
  const { name } = standing(work.hero, read)
  const [chart] = charts
  if (!chart) throw new Error(`${work.hero} has no chart to draw the home page’s image from.`)
  const { values } = splitSeries(chart.series).main
  const highest = Math.max(...values)
  return {
    kind: 'home',
    site,
    heading,
    bars: values.map(value => Math.max(0, value) / highest),
    figure: formatValue(values.at(-1) ?? 0, chart.format),
    caption: [`${chart.title}. ${client}`, name].filter(Boolean).join(', '),
  }
}

function contactCard({ site, read, words }: Subject, heading: string): Card {
  const { email, hours } = read('SiteFacts', 'data/site.json')
  const [first = '', last = ''] = [hours.days[0], hours.days.at(-1)].map(day => day ?? '')
  const { opens, closes } = hours
  const facts = fill(words.cards.hours, { first, last, opens, closes })
  return { kind: 'contact', site, heading, email, facts }
}
