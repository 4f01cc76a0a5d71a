import type { ReactNode } from 'react'
import type { ShortcodeAttributes } from '../../content/shortcode'

/** Props of {@link Callout}. */
export interface CalloutProps extends ShortcodeAttributes<'Callout'> {
  readonly children: ReactNode
}

/** The titles of those that have none of their own: colour alone must not carry the kind. */
const TITLES = { note: 'Note', warning: 'Warning', result: 'What came of it' } as const

/** A paragraph set apart. */
export function Callout({ kind, title, children }: CalloutProps) {
  return (
    <div role="note" className={`s-callout s-${kind}`}>
      <p className="s-title h3">{title ?? TITLES[kind]}</p>
      {children}
    </div>
  )
}
