import type { ReactNode } from 'react'

interface PageOpeningProps {
  heading: string
  lead: string
  /** A picture or facts beside the words. */
  children?: ReactNode
}

/** The opening of a page: its heading and its first paragraph. */
export function PageOpening({ heading, lead, children }: PageOpeningProps) {
  return (
    <div className="grid band">
      <h1 className="l10">{heading}</h1>
      <div className="r7 stack">
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
