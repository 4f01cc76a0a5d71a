import type { ReactNode } from 'react'
import { Seo, type PageMetadata } from '../Seo/Seo'

/** What the data layer knows of a page: its place in the site and what it is in schema.org's words. */
export interface PageRoute {
  readonly path: string
  readonly published: string | null
  readonly changed: string | null
  readonly url: string
  readonly image: string
  readonly jsonLd: readonly object[]
}

interface PageProps {
  route: PageRoute
  metadata: PageMetadata
  heading: string
  type?: 'website' | 'article'
  noindex?: boolean
  children: ReactNode
}

/** A page: what it says to machines, and what it shows. */
export function Page({ route, metadata, heading, type, noindex, children }: PageProps) {
  return (
    <>
      <Seo
        url={route.url}
        image={route.image}
        metadata={metadata}
        heading={heading}
        type={type}
        noindex={noindex}
        published={route.published}
        changed={route.changed}
        structuredData={route.jsonLd}
      />
      {children}
    </>
  )
}
