import type { ReactNode } from 'react'

interface PageOpeningProps {
  heading: string
  /** Left out on further pages of a list, whose first page has said it. */
  lead?: string | undefined
  /** A picture or facts beside the words. */
  children?: ReactNode
}

/** The opening of a page: its heading, and its first paragraph on the same foot. */
export function PageOpening({ heading, lead, children }: PageOpeningProps) {
  return (
    <div className="grid band opening">
      <h1 className="l8">{heading}</h1>
      {(lead ?? children) && (
        <div className="r4 low stack">
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
