/** Structured data for pages, lists, breadcrumbs, and questions. */
import type { WebPage } from 'schema-dts'
import { businessId, webSiteId, type DescribedBy, type JsonLd } from './json-ld'

/** The visible breadcrumb as a BreadcrumbList. */
export function breadcrumbList(
  siteUrl: string,
  crumbs: readonly { name: string; path: string }[],
): JsonLd {
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

interface PageText {
  heading: string
  lead: string
}

const common = ({ siteUrl, path }: DescribedBy, { heading, lead }: PageText) => ({
  name: heading,
  description: lead,
  url: siteUrl + path,
  isPartOf: { '@id': webSiteId(siteUrl) },
})

/** A text page with the date of its last change, or a page about the business. */
export function webPage(
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  page: DescribedBy,
  text: PageText & { date?: string },
): WebPage {
  return {
    '@type': type,
    ...common(page, text),
    ...(text.date
      ? { dateModified: text.date }
      : { mainEntity: { '@id': businessId(page.siteUrl) } }),
  }
}

/** A list page, with its entries in order. */
export function collectionPage(
  page: DescribedBy & { listed: readonly { path: string }[] },
  text: PageText,
): JsonLd {
  return {
    '@type': 'CollectionPage',
    ...common(page, text),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: page.listed.length,
      itemListElement: page.listed.map(({ path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: page.siteUrl + path,
      })),
    },
  }
}

/** The page's questions and answers, as the page shows them. */
export function faqPage(items: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
