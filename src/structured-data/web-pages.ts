/** Structured data for pages, lists, breadcrumbs, and questions. */
import type { BreadcrumbList, CollectionPage, FAQPage, WebPage } from 'schema-dts'
import { businessId, webSiteId, type DescribedBy } from './json-ld'

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

type Place = Pick<DescribedBy, 'siteUrl' | 'path'>

interface PageText {
  readonly heading: string
  readonly lead: string
}

const common = ({ siteUrl, path }: Place, { heading, lead }: PageText) => ({
  name: heading,
  description: lead,
  url: siteUrl + path,
  isPartOf: { '@id': webSiteId(siteUrl) },
})

/** A text page with the date of its last change, or a page about the business. */
export function webPage(
  type: 'AboutPage' | 'ContactPage' | 'WebPage',
  page: Place,
  text: PageText & { readonly date?: string },
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
  page: Place & { readonly listed: readonly { readonly path: string }[] },
  text: PageText,
): CollectionPage {
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
