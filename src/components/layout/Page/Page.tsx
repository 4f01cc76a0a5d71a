import type { ReactNode } from 'react'
import { EditThisPage } from '../EditThisPage/EditThisPage'
import { NextStep } from '../NextStep/NextStep'
import { Seo } from '../Seo/Seo'

/** What the data layer knows of a page: its place in the site and what it is in schema.org's words. */
export type PageRoute = Omit<Queries.RouteFieldsFragment, 'crumbs'>

interface PageProps extends Pick<
  Parameters<typeof Seo>[0],
  'metadata' | 'heading' | 'type' | 'noindex'
> {
  route: PageRoute
  /** The last band. A page that is itself the next step has none. */
  closing?: Queries.NextStepFieldsFragment | null
  /** The slug of the service that the page is about. */
  service?: string
  /** What the last band says of that service. */
  ending?: ReactNode
  children: ReactNode
}

/** A page: what it says to machines, and what it shows. */
export function Page({ route, closing, service, ending, children, ...said }: PageProps) {
  return (
    <>
      <Seo {...route} {...said} structuredData={route.jsonLd} />
      {route.editing && <EditThisPage {...route.editing} />}
      {children}
      {closing && (
        <NextStep {...closing} service={service}>
          {ending}
        </NextStep>
      )}
    </>
  )
}
