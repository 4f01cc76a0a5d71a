import type { ReactNode } from 'react'
import { Seo, type PageMetadata } from '../Seo/Seo'
import { breadcrumbList, type Crumb } from '../structured-data/breadcrumbs'
import type { JsonLd } from '../structured-data/json-ld'
import { useSite } from '../use-site'

interface PageProps {
  /** The page's path, without prefix. */
  path: string
  metadata: PageMetadata
  heading: string
  type?: 'website' | 'article'
  noindex?: boolean
  /** The breadcrumb that the page shows. */
  crumbs?: readonly Crumb[]
  /** The page's schema.org objects, given the site's address. */
  structuredData?: (siteUrl: string) => readonly JsonLd[]
  children: ReactNode
}

/** A page: what it says to machines, and what it shows. */
export function Page({
  path,
  metadata,
  heading,
  type,
  noindex,
  crumbs,
  structuredData,
  children,
}: PageProps) {
  const siteUrl = useSite().site?.siteMetadata?.siteUrl ?? ''
  const graphs = [
    ...(crumbs ? [breadcrumbList(siteUrl, crumbs)] : []),
    ...(structuredData?.(siteUrl) ?? []),
  ]
  return (
    <>
      <Seo
        path={path}
        metadata={metadata}
        heading={heading}
        type={type}
        noindex={noindex}
        structuredData={graphs}
      />
      {children}
    </>
  )
}
