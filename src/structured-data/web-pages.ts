/** Pages, with their lists, breadcrumbs, and questions. */
import type { BreadcrumbList, CollectionPage, FAQPage, WebPage } from 'schema-dts'
import { businessId, webSiteId } from './json-ld'

/** The visible breadcrumb as a BreadcrumbList. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly { readonly name: string; readonly path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}

/** Later pages of a list have no lead. */
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

/** A text page with the date of its last change, or a page about the business. */
export function webPage(
  siteUrl: string,
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  page: PageFacts & { readonly date?: string },
): WebPage {
  return {
    '@type': type,
    ...common(siteUrl, page),
    ...(page.date ? { dateModified: page.date } : { mainEntity: { '@id': businessId(siteUrl) } }),
  }
}

/**
 * A list page, with its entries in order.
 *
 * @param start the position of its first entry in the whole list
 */
export function collectionPage(
  siteUrl: string,
  page: PageFacts,
  listed: readonly { readonly path: string }[],
  start = 1,
): CollectionPage {
  return {
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

/** The page's questions and answers, as the page shows them. */
export function faqPage(
  items: readonly { readonly question: string; readonly answer: string }[],
): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
