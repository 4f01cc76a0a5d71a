import { Link } from 'gatsby'
import type { ReactNode } from 'react'

interface ButtonLinkProps {
  to: string
  /** `quiet`: the second choice beside a main one. */
  variant?: 'main' | 'quiet'
  children: ReactNode
}

/** A link that is the thing to do next. */
export function ButtonLink({ to, variant = 'main', children }: ButtonLinkProps) {
  return (
    <Link to={to} className={variant === 'quiet' ? 'button quiet' : 'button'}>
      {children}
    </Link>
  )
}
