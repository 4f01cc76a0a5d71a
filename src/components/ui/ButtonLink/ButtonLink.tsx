import { Link } from 'gatsby'
import type { ReactNode } from 'react'

interface ButtonLinkProps {
  to: string
  /** `quiet`: a secondary button. */
  variant?: 'main' | 'quiet'
  children: ReactNode
}

/** A link that looks like a button. */
export function ButtonLink({ to, variant = 'main', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={variant === 'quiet' ? 'button quiet' : 'button'}>
      {children}
    </Link>
  )
}
