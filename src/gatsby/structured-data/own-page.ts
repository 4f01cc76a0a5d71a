import type { AboutPage, ContactPage, WithContext } from 'schema-dts'
import { absoluteUrl, businessId, CONTEXT, webSiteId } from './json-ld'

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
    mainEntity: { '@id': businessId(siteUrl) },
  }) as const

/** The page about the agency. The business itself stands beside it. */
export function aboutPage(siteUrl: string, page: PageFacts): WithContext<AboutPage> {
  return { '@type': 'AboutPage', ...common(siteUrl, page) }
}

/** The page on which to reach the agency. The business itself stands beside it. */
export function contactPage(siteUrl: string, page: PageFacts): WithContext<ContactPage> {
  return { '@type': 'ContactPage', ...common(siteUrl, page) }
}
