import type { ReactNode } from 'react'
import type { ShortcodeAttributes } from '../../content/shortcode'

/** A numbered list as a path of steps; holds the list. */
export function Steps({
  title,
  children,
}: ShortcodeAttributes<'Steps'> & { readonly children: ReactNode }) {
  return (
    <div className="s-steps">
      {title && <p className="s-title h3">{title}</p>}
      {children}
    </div>
  )
}
