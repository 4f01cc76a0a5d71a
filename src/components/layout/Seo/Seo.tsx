import { graphql } from 'gatsby'
import { Helmet } from 'react-helmet'
import { useSite } from '../use-site'

export interface SeoProps {
  route: Queries.RouteFieldsFragment
  /** From data files and front matter. Seo fills in missing fields. */
  metadata: Queries.PageMetadataFieldsFragment
  /** The page’s main heading, for the image’s alt text. */
  heading: string
  noindex?: boolean
}

/** Sets only the title, for the error screen. */
export function Title({ title }: { title: string }) {
  return <Helmet title={title} />
}

/** Renders a page’s metadata and structured data. Only this folder may import react-helmet. */
export function Seo({
  route: { url: ownUrl, image: ownImage, kind, published, changed, jsonLd },
  metadata,
  heading,
  noindex,
}: SeoProps) {
  const { siteFacts: facts, brand } = useSite()
  const url = metadata.canonicalUrl ?? ownUrl
  const title = metadata.ogTitle ?? metadata.title
  const description = metadata.ogDescription ?? metadata.description
  // Text pages have dates but aren’t articles.
  const type = metadata.ogType ?? (published && kind !== 'pages' ? 'article' : 'website')
  const image = metadata.ogImage ?? ownImage
  const imageAlt = metadata.ogImageAlt ?? `${heading.replace(/[^?!.]$/, '$&.')} ${facts.name}`
  const isArticle = type === 'article' && published && changed
  const meta = {
    description: metadata.description,
    keywords: metadata.keywords.join(', '),
    'theme-color': brand.theme,
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': url,
    'og:site_name': facts.name,
    'og:locale': facts.locale,
    'og:image': image,
    // The generated image’s size. A custom image’s size may differ.
    ...(image === ownImage && { 'og:image:width': '1200', 'og:image:height': '630' }),
    'og:image:alt': imageAlt,
    'twitter:card': metadata.twitterCard ?? 'summary_large_image',
    'twitter:title': metadata.twitterTitle ?? title,
    'twitter:description': metadata.twitterDescription ?? description,
    'twitter:image': metadata.twitterImage ?? image,
    'twitter:image:alt': imageAlt,
    ...(isArticle && { 'article:published_time': published, 'article:modified_time': changed }),
    robots: noindex ? 'noindex' : 'max-image-preview:large',
  }
  const indexed: Record<string, object> = {
    description: indexedAs('description[content]'),
    // The index field is named after the page kind, so search can rank a service’s keywords above a case study’s.
    keywords: indexedAs(`${kind}[content]`),
  }
  const graphs = [...jsonLd, ...(metadata.structuredData ?? [])]
  return (
    <Helmet
      title={metadata.title}
      meta={Object.entries(meta).map(([key, content]) => ({
        ...(/^(?:og|article):/.test(key) ? { property: key } : { name: key }),
        content,
        ...indexed[key],
      }))}
      link={noindex ? [] : [{ rel: 'canonical', href: url, ...indexedAs('address[href]') }]}
      script={graphs.map(graph => ({
        type: 'application/ld+json',
        // Escaped so the JSON can’t close its script element.
        innerHTML: JSON.stringify(graph).replaceAll('<', '\\u003c'),
      }))}
    />
  )
}

/** Makes Pagefind index a tag in the head. */
const indexedAs = (field: string) => ({ 'data-pagefind-meta': field })

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
