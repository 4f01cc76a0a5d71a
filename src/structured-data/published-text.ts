import type { Article, BlogPosting } from 'schema-dts'
import { agency } from './business'
import type { DescribedBy } from './json-ld'

interface TextPage extends DescribedBy {
  readonly node: {
    readonly title: string
    readonly summary: string
    readonly date: string
    readonly updated?: string
  }
}

interface Named {
  readonly name: string
}

interface CaseStudyFacts {
  readonly summary: string
  /** The provenance label. */
  readonly label: { readonly mark?: string }
  readonly industry: Named
  /** With the names the page shows. */
  readonly services: readonly (Named & { readonly path: string })[]
}

interface PostFacts {
  readonly team: Named
  /** With the name the page shows. */
  readonly service: Named
  readonly tags: readonly Named[]
}

/** Properties both have in common. Dates have no time, like on the page. */
function common(page: TextPage) {
  const { siteUrl, site, image, node } = page
  const url = siteUrl + page.path
  return {
    headline: node.title,
    description: node.summary,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: node.date,
    ...(node.updated && { dateModified: node.updated }),
    inLanguage: site.language,
    publisher: agency(page),
  } as const
}

/** A case study as an Article by the agency about the services it used. */
export function article(page: TextPage, study: CaseStudyFacts): Article {
  return {
    '@type': 'Article',
    ...common(page),
    description: study.summary,
    ...(study.label.mark && { creativeWorkStatus: study.label.mark }),
    author: agency(page),
    articleSection: study.industry.name,
    about: study.services.map(({ name, path }) => ({
      '@type': 'Service',
      '@id': `${page.siteUrl}${path}#service`,
      name,
    })),
  }
}

/** A post as a BlogPosting. */
export function blogPosting(page: TextPage, post: PostFacts): BlogPosting {
  return {
    '@type': 'BlogPosting',
    ...common(page),
    author: {
      '@type': 'Organization',
      name: post.team.name,
      url: `${page.siteUrl}/about`,
    },
    articleSection: post.service.name,
    keywords: post.tags.map(tag => tag.name).join(', '),
  }
}
