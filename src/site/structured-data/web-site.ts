import { absoluteUrl } from '../Seo/absolute-url'
import { businessId, type JsonLd } from './json-ld'

/** The site itself. Only for the home page. */
export function webSite(
  siteUrl: string,
  facts: { readonly name: string; readonly description: string; readonly language: string },
): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name: facts.name,
    description: facts.description,
    url: absoluteUrl(siteUrl, '/'),
    inLanguage: facts.language,
    publisher: { '@id': businessId(siteUrl) },
  }
}
