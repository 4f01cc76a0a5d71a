import { Link } from 'gatsby'
import type { ReactNode } from 'react'

interface ButtonLinkProps {
  to: string
  /** Whether to style it as a secondary button. */
  quiet?: boolean
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ to, quiet, children }: ButtonLinkProps) {
  return (
    <Link to={to} className={quiet ? 'button quiet' : 'button'}>
      {children}
    </Link>
  )
}
