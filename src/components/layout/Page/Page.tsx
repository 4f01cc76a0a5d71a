import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { EditThisPage } from '../EditThisPage/EditThisPage'
import { NextStep } from '../NextStep/NextStep'
import { Seo } from '../Seo/Seo'

/** What the data layer knows of a page: its place in the site and what it is in schema.org's words. */
type PageRoute = Omit<Queries.RouteFieldsFragment, 'crumbs'>

interface PageProps extends Pick<
  Parameters<typeof Seo>[0],
  'metadata' | 'heading' | 'type' | 'noindex'
> {
  route: PageRoute
  /** The last band. A page that is itself the next step has none. */
  closing?: Queries.NextStepFieldsFragment | null
  /** The slug of the service that the page is about. */
  service?: string
  children: ReactNode
}

/** A page: what it says to machines, what it shows, and what the search is to know of it. */
export function Page({ route, closing, service, children, ...said }: PageProps) {
  const { jsonLd, editing, isList, kind, mark, name, note, ...seo } = route
  // Studies and posts are found by their titles.
  const isNamed = kind !== 'caseStudies' && kind !== 'posts'
  const facts = {
    ...(mark && { mark }),
    ...(kind === 'services' && note && { note }),
    ...(isNamed && { name }),
  }
  return (
    <>
      <Seo {...seo} {...said} kind={kind} structuredData={jsonLd} />
      {editing && <EditThisPage {...editing} />}
      <div
        data-pagefind-body
        data-pagefind-filter={`kind:${kind}`}
        data-pagefind-meta={
          Object.keys(facts)
            .map(key => `${key}[data-${key}]`)
            .join() || undefined
        }
        // Who looks for a price wants the service first, and the studies that mention it next.
        data-pagefind-weight={kind === 'services' ? 4 : undefined}
        data-mark={facts.mark}
        data-note={facts.note}
        data-name={facts.name}
        data-list={isList || undefined}
      >
        {children}
        {closing && (
          <NextStep {...closing} service={service} isSlanted={!isList && kind !== 'pages'} />
        )}
      </div>
    </>
  )
}

export const routeFields = graphql`
  fragment RouteFields on Route {
    path
    name
    isList
    kind
    mark
    note
    published
    changed
    url
    image
    crumbs {
      name
      path
    }
    jsonLd
    editing {
      mark
      file
      url
    }
  }
`
