import type { BlogPosting, WithContext } from 'schema-dts'
import { agency } from './business'
import { absoluteUrl, CONTEXT } from './json-ld'

interface PostFacts {
  readonly title: string
  readonly summary: string
  readonly path: string
  readonly date: string
  readonly updated?: string | null
  readonly author: { readonly name: string }
  /** By the name that the post shows. */
  readonly service: { readonly name: string }
  readonly tags: readonly { readonly name: string }[]
}

/** A post as a BlogPosting. Days as they are shown: without a time. */
export function blogPosting(
  siteUrl: string,
  site: { readonly name: string; readonly language: string },
  image: string,
  post: PostFacts,
): WithContext<BlogPosting> {
  const url = absoluteUrl(siteUrl, post.path)
  return {
    '@context': CONTEXT,
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    inLanguage: site.language,
    author: {
      '@type': 'Organization',
      name: post.author.name,
      url: absoluteUrl(siteUrl, '/about'),
    },
    publisher: agency(siteUrl, site),
    articleSection: post.service.name,
    keywords: post.tags.map(tag => tag.name).join(', '),
  }
}
