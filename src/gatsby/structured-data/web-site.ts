import type { WebSite, WithContext } from 'schema-dts'
import { agency } from './business'
import { absoluteUrl, CONTEXT, webSiteId } from './json-ld'

/** The site itself. Only for the home page. */
export function webSite(
  siteUrl: string,
  facts: { readonly name: string; readonly blurb: string; readonly language: string },
): WithContext<WebSite> {
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': webSiteId(siteUrl),
    name: facts.name,
    description: facts.blurb,
    url: absoluteUrl(siteUrl, '/'),
    inLanguage: facts.language,
    publisher: agency(siteUrl, facts),
  }
}
