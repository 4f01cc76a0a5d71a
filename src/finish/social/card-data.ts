/** From a page's documents to its card. */
import { readDocument } from '../../editorial/project'
import { formatFaults } from '../../editorial/report'
import { variantOf } from '../../graphics/cover/cover-shapes'
import { splitSeries } from '../../graphics/emphasis'
import { formatValue } from '../../graphics/format'
import type { CaseStudy } from '../../schema/case-study'
import type { AboutPage, ContactPage, HomePage, ListPage } from '../../schema/page'
import type { Post } from '../../schema/post'
import type { Pricing } from '../../schema/pricing-package'
import type { Service, ServicePage } from '../../schema/service'
import type { Site } from '../../schema/site'
import type { Author } from '../../schema/taxonomy'
import type { WebApplicationPage } from '../../schema/web-application-page'
import type { Card } from './card'

/** Reads a document's data by its path, once. */
export type Read = <Data>(path: string) => Data

/** A reader of checked documents. It throws the faults of one that is not good. */
export function documentReader(root: string): Read {
  const known = new Map<string, unknown>()
  return <Data>(path: string): Data => {
    if (!known.has(path)) {
      const { document, faults } = readDocument(root, path)
      if (!document) throw new Error(formatFaults(root, faults))
      known.set(path, document.data)
    }
    return known.get(path) as Data
  }
}

/**
 * The card of a page.
 *
 * @param path the page's path, without prefix
 * @param paths the paths of all pages
 * @throws for a page that no rule here knows: every page has an image of its own
 */
export function cardOf(path: string, paths: readonly string[], read: Read): Card {
  const site = read<Site>('data/site.json')
  const [, section = '', name] = path.split('/')
  const below = (start: string) =>
    paths.filter(other => other.startsWith(`${start}/`) && !other.startsWith(`${start}/page/`))
  const list = (key: string, count: number, label: string, variant: number): Card => {
    const { heading } = read<ListPage>(`data/pages/${key}.json`)
    return { kind: 'list', site: site.name, heading, count, label, variant }
  }
  const page = /^\/blog\/page\/(\d+)$/.exec(path)
  if (page) return list('blog', Number(page[1]), `Blog, page ${page[1]}`, Number(page[1]))
  if (name) {
    if (section === 'case-studies') return caseStudyCard(site, name, read)
    if (section === 'blog') return postCard(site, name, read)
    if (section === 'services') return serviceCard(site, name, read)
  }
  switch (path) {
    case '/':
      return homeCard(site, read)
    case '/about': {
      const { heading } = read<AboutPage>('data/pages/about.json')
      const teams = read<Author[]>('data/authors.json').map(author => author.name)
      return { kind: 'about', site: site.name, heading, teams }
    }
    case '/contact':
      return contactCard(site, read<ContactPage>('data/pages/contact.json'))
    case '/services':
      return list('services', below('/services').length, 'services', 1)
    case '/case-studies':
      return list('case-studies', below('/case-studies').length, 'case studies', 2)
    case '/blog':
      return list('blog', below('/blog').length, 'posts', 0)
    case '/sitemap':
      return list('sitemap', paths.filter(other => other !== '/404').length, 'pages', 1)
    case '/404':
      return {
        kind: 'missing',
        site: site.name,
        heading: read<ListPage>('data/pages/not-found.json').heading,
      }
    default:
      throw new Error(`${path}: src/finish/social does not know what this page’s image shows.`)
  }
}

function caseStudyCard({ name }: Site, slug: string, read: Read): Card {
  const { client, metrics, charts } = read<CaseStudy>(`content/case-studies/${slug}/index.mdx`)
  const [metric] = metrics
  const [chart] = charts
  if (!metric || !chart) throw new Error(`${slug} has nothing to draw an image from.`)
  return {
    kind: 'case-study',
    site: name,
    client,
    figures: {
      from: formatValue(metric.baseline, metric.format),
      to: formatValue(metric.value, metric.format),
      label: metric.label,
    },
    cover: {
      metric,
      chart,
      variant: variantOf(slug),
    },
  }
}

function postCard({ name }: Site, slug: string, read: Read): Card {
  const post = read<Post>(`content/blog/${slug}/index.mdx`)
  const service = read<Service>(`data/services/${post.service}.json`)
  const team = read<Author[]>('data/authors.json').find(({ slug }) => slug === post.author)
  return {
    kind: 'post',
    site: name,
    title: post.title,
    team: team?.name ?? '',
    service: service.name,
    instrument: service.icon,
    variant: variantOf(slug),
  }
}

function serviceCard({ name: site }: Site, slug: string, read: Read): Card {
  const { name, icon } = read<Service>(`data/services/${slug}.json`)
  if (slug === 'web-application-development') {
    // The page's own document is read for its faults: the image stands for all of the page.
    read<WebApplicationPage>('data/web-application-page.json')
    const { packages, popularLabel } = read<Pricing>('data/pricing.json')
    return {
      kind: 'prices',
      site,
      name,
      popularLabel,
      prices: packages.map(({ name, price, popular }) => ({
        name,
        price,
        shown: formatValue(price, 'currency'),
        popular,
      })),
    }
  }
  const [figure] = read<ServicePage>(`data/service-pages/${slug}.json`).figures
  if (!figure) throw new Error(`${slug} has no figure to draw an image from.`)
  const { value, label } = figure
  return { kind: 'service', site, name, instrument: icon, figure: { value, label } }
}

function homeCard({ name }: Site, read: Read): Card {
  const { heading, work } = read<HomePage>('data/pages/home.json')
  const { charts, client } = read<CaseStudy>(`content/case-studies/${work.hero}/index.mdx`)
  const [chart] = charts
  if (!chart) throw new Error(`${work.hero} has no chart to draw the home page’s image from.`)
  const { values } = splitSeries(chart.series).main
  const highest = Math.max(...values)
  return {
    kind: 'home',
    site: name,
    heading,
    bars: values.map(value => Math.max(0, value) / highest),
    figure: formatValue(values.at(-1) ?? 0, chart.format),
    caption: `${chart.title}. ${client}`,
  }
}

function contactCard({ name, email, hours }: Site, { heading }: ContactPage): Card {
  const [first = '', last = ''] = [hours.days[0], hours.days.at(-1)]
  const facts = `${first} to ${last}, ${hours.opens} to ${hours.closes}`
  return { kind: 'contact', site: name, heading, email, facts }
}
