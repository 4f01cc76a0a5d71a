import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { NextStep } from '../NextStep/NextStep'
import { Seo, type SeoProps } from '../Seo/Seo'

interface PageProps extends SeoProps {
  /** The call to action at the end. Omitted if the page itself is the next step. */
  nextStep?: Queries.NextStepFieldsFragment | null
  /** The slug of the page’s service. */
  service?: string
  children: ReactNode
}

/** A page with its metadata, breadcrumb, content, and data for the search index. */
export function Page({ route, nextStep, service, children, ...said }: PageProps) {
  const { crumbs, editing, isList, kind, mark, name, note } = route
  const isService = kind === 'services'
  const isStudy = kind === 'caseStudies'
  const facts = {
    ...(mark && { mark }),
    ...(isService && note && { note }),
    // Search finds case studies and posts by their titles instead.
    ...(!isStudy && kind !== 'posts' && { name }),
  }
  return (
    <>
      <Seo {...said} route={route} />
      {/* For editors, in development and previews: whether the page is live, and a link to its file. */}
      {editing && (
        <aside data-editing data-pagefind-ignore aria-label="For editors">
          {editing.mark && <strong>{editing.mark}</strong>}
          <a href={editing.url ?? undefined}>Edit this page: {editing.file}</a>
        </aside>
      )}
      <div
        data-pagefind-body
        data-pagefind-filter={`kind:${kind}`}
        data-pagefind-meta={
          Object.keys(facts)
            .map(key => `${key}[data-${key}]`)
            .join() || undefined
        }
        // A search for a price should list the service before case studies that mention the price.
        data-pagefind-weight={isService ? 4 : undefined}
        data-mark={facts.mark}
        data-note={facts.note}
        data-name={facts.name}
        data-list={isList || undefined}
      >
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        {children}
        {nextStep && (
          // The diagonal is a surprise only if it’s not on every page.
          <NextStep {...nextStep} service={service} isSlanted={!isList && (isStudy || isService)} />
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
