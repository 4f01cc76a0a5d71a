import type { ReactNode } from 'react'
import type { ShortcodeAttributes } from '../../content/shortcode'

/** Two sides beside each other; holds two {@link Side}s. */
export function Comparison({
  title,
  children,
}: ShortcodeAttributes<'Comparison'> & { readonly children: ReactNode }) {
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
}: ShortcodeAttributes<'Side'> & { readonly children: ReactNode }) {
  return (
    <div className="s-side">
      <p className="s-title h3">{label}</p>
      {children}
    </div>
  )
}
