import { absoluteUrl } from '../Seo/absolute-url'
import { businessId, type JsonLd } from './json-ld'

interface PostFacts {
  readonly title: string
  readonly summary: string
  readonly path: string
  readonly date: string
  readonly updated: string | null
  readonly author: { readonly name: string }
  readonly tags: readonly { readonly name: string }[]
}

/** A post as a BlogPosting. Days as they are shown: without a time. */
export function blogPosting(siteUrl: string, image: string, post: PostFacts): JsonLd {
  const url = absoluteUrl(siteUrl, post.path)
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.summary,
    url,
    mainEntityOfPage: url,
    image: absoluteUrl(siteUrl, image),
    datePublished: post.date,
    ...(post.updated && { dateModified: post.updated }),
    author: {
      '@type': 'Organization',
      name: post.author.name,
      url: absoluteUrl(siteUrl, '/about'),
    },
    publisher: { '@id': businessId(siteUrl) },
    keywords: post.tags.map(tag => tag.name).join(', '),
  }
}
