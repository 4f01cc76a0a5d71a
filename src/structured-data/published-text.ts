import type { Article, BlogPosting } from 'schema-dts'
import { agency } from './business'

interface TextFacts {
  readonly title: string
  readonly summary: string
  readonly path: string
  readonly date: string
  readonly updated?: string
}

interface Named {
  readonly name: string
}

interface CaseStudyFacts extends TextFacts {
  /** The provenance label. */
  readonly label: { readonly mark?: string }
  readonly industry: Named
  /** With the names the page shows. */
  readonly services: readonly (Named & { readonly path: string })[]
}

interface PostFacts extends TextFacts {
  readonly team: Named
  /** With the name the page shows. */
  readonly service: Named
  readonly tags: readonly Named[]
}

interface SiteNames {
  readonly name: string
  readonly language: string
}

/** Properties both have in common. Dates have no time, like on the page. */
function common(siteUrl: string, site: SiteNames, image: string, text: TextFacts) {
  const url = siteUrl + text.path
  return {
    headline: text.title,
    description: text.summary,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: text.date,
    ...(text.updated && { dateModified: text.updated }),
    inLanguage: site.language,
    publisher: agency(siteUrl, site),
  } as const
}

/** A case study as an Article by the agency about the services it used. */
export function article(
  siteUrl: string,
  site: SiteNames,
  image: string,
  study: CaseStudyFacts,
): Article {
  return {
    '@type': 'Article',
    ...common(siteUrl, site, image, study),
    ...(study.label.mark && { creativeWorkStatus: study.label.mark }),
    author: agency(siteUrl, site),
    articleSection: study.industry.name,
    about: study.services.map(({ name, path }) => ({
      '@type': 'Service',
      '@id': `${siteUrl}${path}#service`,
      name,
    })),
  }
}

/** A post as a BlogPosting. */
export function blogPosting(
  siteUrl: string,
  site: SiteNames,
  image: string,
  post: PostFacts,
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(siteUrl, site, image, post),
    author: {
      '@type': 'Organization',
      name: post.team.name,
      url: `${siteUrl}/about`,
    },
    articleSection: post.service.name,
    keywords: post.tags.map(tag => tag.name).join(', '),
  }
}
