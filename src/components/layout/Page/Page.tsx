import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { EditThisPage } from '../EditThisPage/EditThisPage'
import { NextStep } from '../NextStep/NextStep'
import { Seo } from '../Seo/Seo'

type PageRoute = Omit<Queries.RouteFieldsFragment, 'crumbs'>

interface PageProps extends Pick<
  Parameters<typeof Seo>[0],
  'metadata' | 'heading' | 'type' | 'noindex'
> {
  route: PageRoute
  /** The last band. Left out if the page itself is the next step. */
  nextStep?: Queries.NextStepFieldsFragment | null
  /** The slug of the page’s service. */
  service?: string
  children: ReactNode
}

/** A page with its metadata, its content, and what the search indexes. */
export function Page({ route, nextStep, service, children, ...said }: PageProps) {
  const { jsonLd, editing, isList, kind, mark, name, note, ...seo } = route
  // Case studies and posts are found by their titles.
  const isNamed = kind !== 'caseStudies' && kind !== 'posts'
  const facts = {
    ...(mark && { mark }),
    ...(kind === 'services' && note && { note }),
    ...(isNamed && { name }),
  }
  return (
    <>
      <Seo {...said} {...seo} kind={kind} structuredData={jsonLd} />
      {editing && <EditThisPage {...editing} />}
      <div
        data-pagefind-body
        data-pagefind-filter={`kind:${kind}`}
        data-pagefind-meta={
          Object.keys(facts)
            .map(key => `${key}[data-${key}]`)
            .join() || undefined
        }
        // A search for a price should find the service first, then case studies that mention it.
        data-pagefind-weight={kind === 'services' ? 4 : undefined}
        data-mark={facts.mark}
        data-note={facts.note}
        data-name={facts.name}
        data-list={isList || undefined}
      >
        {children}
        {nextStep && (
          // One diagonal is a surprise; on every page, it would be a habit.
          <NextStep
            {...nextStep}
            service={service}
            isSlanted={!isList && (kind === 'caseStudies' || kind === 'services')}
          />
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
