import type { ReactNode } from 'react'

interface SectionProps {
  heading: string
  /** An introduction next to the heading. */
  text?: ReactNode
  id?: string
  /** The background color’s class. */
  field?: 'deep' | 'pale'
  children: ReactNode
}

/** A page section: a heading, an introduction next to it, and the content below. */
export function Section({ heading, text, id, field, children }: SectionProps) {
  return (
    <section id={id} className={field ? `${field} grid band` : 'grid band'}>
      <h2 className="l8">{heading}</h2>
      {text && <p className="r4 low">{text}</p>}
      <div className="stack">{children}</div>
    </section>
  )
}
