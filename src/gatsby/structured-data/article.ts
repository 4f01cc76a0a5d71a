import type { Article, WithContext } from 'schema-dts'
import { agency } from './business'
import { absoluteUrl, CONTEXT } from './json-ld'

interface CaseStudyFacts {
  readonly title: string
  readonly summary: string
  readonly path: string
  readonly date: string
  readonly updated?: string | null
  readonly industry: { readonly name: string }
  /** By the names that the study shows. */
  readonly services: readonly { readonly name: string; readonly path: string }[]
}

/** A case study as an Article by the agency about the services that were used. */
export function article(
  siteUrl: string,
  site: { readonly name: string; readonly language: string },
  image: string,
  study: CaseStudyFacts,
): WithContext<Article> {
  const url = absoluteUrl(siteUrl, study.path)
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: study.title,
    description: study.summary,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: study.date,
    ...(study.updated && { dateModified: study.updated }),
    inLanguage: site.language,
    author: agency(siteUrl, site),
    publisher: agency(siteUrl, site),
    articleSection: study.industry.name,
    about: study.services.map(({ name, path }) => ({
      '@type': 'Service',
      '@id': `${absoluteUrl(siteUrl, path)}#service`,
      name,
    })),
  }
}
