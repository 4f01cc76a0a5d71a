import type { ReactNode } from 'react'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'

interface PageOpeningProps {
  /** Ordered from the home page to this page. Left out on pages that aren’t in a menu. */
  crumbs?: Queries.RouteFieldsFragment['crumbs']
  heading: string
  /** The first paragraph. */
  lead?: string | undefined
  /** Content below the lead. */
  children?: ReactNode
}

/** The opening of a page: the breadcrumb, then the heading with the lead bottom-aligned next to it. */
export function PageOpening({ crumbs, heading, lead, children }: PageOpeningProps) {
  return (
    <>
      {crumbs && <Breadcrumb crumbs={crumbs} />}
      <div className="grid band opening">
        <h1 className="l8">{heading}</h1>
        {(lead ?? children) && (
          <div className="r4 low stack">
            {lead && <p className="lead">{lead}</p>}
            {children}
          </div>
        )}
      </div>
    </>
  )
}
