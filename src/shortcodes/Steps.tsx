import type { ReactNode } from 'react'

/** A numbered list as a path of steps; holds the list. */
export function Steps({
  title,
  children,
}: {
  readonly title?: string
  readonly children: ReactNode
}) {
  return (
    <div className="s-steps">
      {title && <p className="s-title h3">{title}</p>}
      {children}
    </div>
  )
}
