import type { AboutPage, ContactPage, WebPage, WithContext } from 'schema-dts'
import { absoluteUrl, businessId, CONTEXT, webSiteId } from './json-ld'

/** What every such page says of itself. */
interface PageFacts {
  readonly path: string
  readonly heading: string
  readonly lead: string
}

const common = (siteUrl: string, { path, heading, lead }: PageFacts) =>
  ({
    '@context': CONTEXT,
    name: heading,
    description: lead,
    url: absoluteUrl(siteUrl, path),
    isPartOf: { '@id': webSiteId(siteUrl) },
  }) as const

/** What the pages that are about the business name as their subject. */
const aboutBusiness = (siteUrl: string) => ({ mainEntity: { '@id': businessId(siteUrl) } })

/** The page about the agency. The business itself stands beside it. */
export function aboutPage(siteUrl: string, page: PageFacts): WithContext<AboutPage> {
  return { '@type': 'AboutPage', ...common(siteUrl, page), ...aboutBusiness(siteUrl) }
}

/** The page on which to reach the agency. The business itself stands beside it. */
export function contactPage(siteUrl: string, page: PageFacts): WithContext<ContactPage> {
  return { '@type': 'ContactPage', ...common(siteUrl, page), ...aboutBusiness(siteUrl) }
}

/** A page of text, with the day of its last change. */
export function webPage(
  siteUrl: string,
  { date, ...page }: Omit<PageFacts, 'heading'> & { readonly title: string; readonly date: string },
): WithContext<WebPage> {
  return {
    '@type': 'WebPage',
    ...common(siteUrl, { ...page, heading: page.title }),
    dateModified: date,
  }
}
