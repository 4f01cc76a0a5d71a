import type { ReactNode } from 'react'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'

interface PageOpeningProps {
  /** From the home page to this page. Left out on a page that isn’t in a menu. */
  crumbs?: Queries.RouteFieldsFragment['crumbs']
  heading: string
  /** Left out after the first page of a list. */
  lead?: string | undefined
  /** More below the lead. */
  children?: ReactNode
}

/** The opening of a page: its breadcrumb, and its heading with its first paragraph bottom-aligned next to it. */
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
