/** Pages as such: what each is, what it lists, the way to it, the questions that it answers. */
import type { BreadcrumbList, CollectionPage, FAQPage, WebPage, WithContext } from 'schema-dts'
import { businessId, CONTEXT, webSiteId } from './json-ld'

/** The visible breadcrumb as a BreadcrumbList. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

/** What a page says of itself; a further page of a list has no lead. */
interface PageFacts {
  readonly path: string
  readonly heading: string
  readonly lead?: string
}

const common = (siteUrl: string, { path, heading, lead }: PageFacts) => ({
  name: heading,
  ...(lead !== undefined && { description: lead }),
  url: siteUrl + path,
  isPartOf: { '@id': webSiteId(siteUrl) },
})

/** A page of text with the day of its last change, or a page about the business, which stands beside it. */
export function webPage(
  siteUrl: string,
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  page: PageFacts & { readonly date?: string },
): WithContext<WebPage> {
  return {
    '@context': CONTEXT,
    '@type': type,
    ...common(siteUrl, page),
    ...(page.date ? { dateModified: page.date } : { mainEntity: { '@id': businessId(siteUrl) } }),
  }
}

/**
 * A page that lists others, with what it lists in order.
 *
 * @param start the place of its first entry in the whole list
 */
export function collectionPage(
  siteUrl: string,
  page: PageFacts,
  listed: readonly { readonly path: string }[],
  start = 1,
): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    ...common(siteUrl, page),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: listed.length,
      itemListElement: listed.map(({ path }, index) => ({
        '@type': 'ListItem',
        position: start + index,
        url: siteUrl + path,
      })),
    },
  }
}

/** The page's visible questions and answers, word for word. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): WithContext<FAQPage> {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
