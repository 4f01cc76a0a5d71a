import type { ReactNode } from 'react'
import { Seo } from '../Seo/Seo'

/** What the data layer knows of a page: its place in the site and what it is in schema.org's words. */
export interface PageRoute {
  readonly path: string
  readonly published: string | null
  readonly changed: string | null
  readonly url: string
  readonly image: string
  readonly jsonLd: readonly object[]
}

interface PageProps extends Pick<
  Parameters<typeof Seo>[0],
  'metadata' | 'heading' | 'type' | 'noindex'
> {
  route: PageRoute
  children: ReactNode
}

/** A page: what it says to machines, and what it shows. */
export function Page({ route, children, ...said }: PageProps) {
  return (
    <>
      <Seo {...route} {...said} structuredData={route.jsonLd} />
      {children}
    </>
  )
}
