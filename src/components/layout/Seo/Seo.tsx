import { graphql } from 'gatsby'
import type { ComponentPropsWithoutRef } from 'react'
import { Helmet } from 'react-helmet'
import { useSite } from '../use-site'

/** Metadata from data files and front matter. Seo fills in what is missing. */
export type PageMetadata = Queries.PageMetadataFieldsFragment

interface SeoProps {
  /** The page’s full URL. */
  url: string
  /** The search’s name for this kind of page. */
  kind: string
  /** The full URL of the social image drawn for the page. */
  image: string
  metadata: PageMetadata
  /** The page’s main heading, for the image’s alternative text. */
  heading: string
  /** The Open Graph type of this kind of page. */
  type?: 'website' | 'article'
  noindex?: boolean
  /** Dates of articles, as YYYY-MM-DD. */
  published?: string | null
  changed?: string | null
  /** The page's schema.org objects. */
  structuredData?: readonly object[]
}

/** Only a title, for the error screen. */
export function Title({ title }: { title: string }) {
  return <Helmet title={title} />
}

/** A page’s metadata and structured data. Only this folder imports react-helmet. */
export function Seo({
  url: ownUrl,
  image: ownImage,
  metadata,
  heading,
  kind,
  type: ownType = 'website',
  noindex = false,
  published,
  changed,
  structuredData = [],
}: SeoProps) {
  const { siteFacts: facts, brand } = useSite()
  const url = metadata.canonicalUrl ?? ownUrl
  const title = metadata.ogTitle ?? metadata.title
  const description = metadata.ogDescription ?? metadata.description
  const type = metadata.ogType ?? ownType
  const image = metadata.ogImage ?? ownImage
  const imageAlt = metadata.ogImageAlt ?? `${heading.replace(/[^?!.]$/, '$&.')} ${facts.name}`
  const meta: (ComponentPropsWithoutRef<'meta'> & SearchMeta)[] = [
    { name: 'description', content: metadata.description, ...indexedAs('description[content]') },
    // Named after the kind, since the search ranks a service’s keywords above a case study’s.
    { name: 'keywords', content: metadata.keywords.join(', '), ...indexedAs(`${kind}[content]`) },
    { name: 'theme-color', content: brand.theme },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: type },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: facts.name },
    { property: 'og:locale', content: facts.locale },
    { property: 'og:image', content: image },
    // The drawn image’s size; a page’s own image might differ.
    ...(image === ownImage
      ? [
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
        ]
      : []),
    { property: 'og:image:alt', content: imageAlt },
    { name: 'twitter:card', content: metadata.twitterCard ?? 'summary_large_image' },
    { name: 'twitter:title', content: metadata.twitterTitle ?? title },
    { name: 'twitter:description', content: metadata.twitterDescription ?? description },
    { name: 'twitter:image', content: metadata.twitterImage ?? image },
    { name: 'twitter:image:alt', content: imageAlt },
    ...(type === 'article' && published && changed
      ? [
          { property: 'article:published_time', content: published },
          { property: 'article:modified_time', content: changed },
        ]
      : []),
    { name: 'robots', content: noindex ? 'noindex' : 'max-image-preview:large' },
  ]
  const graphs = [...structuredData, ...(metadata.structuredData ?? [])]
  return (
    <Helmet
      title={metadata.title}
      meta={meta}
      link={noindex ? [] : [{ rel: 'canonical', href: url, ...indexedAs('address[href]') }]}
      script={graphs.map(graph => ({ type: 'application/ld+json', innerHTML: inScript(graph) }))}
    />
  )
}

/** Makes Pagefind index a tag of the head. */
const indexedAs = (field: string) => ({ 'data-pagefind-meta': field })
type SearchMeta = Partial<ReturnType<typeof indexedAs>>

/** JSON that can’t close its script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export const pageMetadataFields = graphql`
  fragment PageMetadataFields on PageMetadata {
    title
    description
    keywords
    ogTitle
    ogDescription
    ogType
    ogImage
    ogImageAlt
    canonicalUrl
    twitterCard
    twitterTitle
    twitterDescription
    twitterImage
    structuredData
  }
`
