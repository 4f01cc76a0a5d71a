import type { ReactNode } from 'react'

interface PageOpeningProps {
  heading: string
  /** The first paragraph. */
  lead: string
  /** Content below the lead. */
  children?: ReactNode
}

/** The opening of a page: the heading with the lead bottom-aligned next to it. */
export function PageOpening({ heading, lead, children }: PageOpeningProps) {
  return (
    <div className="grid band opening">
      <h1 className="l8">{heading}</h1>
      <div className="r4 low stack">
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
