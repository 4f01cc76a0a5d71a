import type { ReactNode } from 'react'

/** Two sides beside each other; holds two {@link Side}s. */
export function Comparison({
  title,
  children,
}: {
  readonly title?: string
  readonly children: ReactNode
}) {
  return (
    <div className="s-comparison">
      {title && <p className="s-title h3">{title}</p>}
      {children}
    </div>
  )
}

/** One side of a {@link Comparison}. */
export function Side({
  label,
  children,
}: {
  readonly label: string
  readonly children: ReactNode
}) {
  return (
    <div className="s-side">
      <p className="s-title h3">{label}</p>
      {children}
    </div>
  )
}
