import type { ReactNode } from 'react'
import type { ShortcodeAttributes } from '../../content/shortcode'

/** Props of {@link Callout}. */
export interface CalloutProps extends ShortcodeAttributes<'Callout'> {
  /** Stand above one that has no title of its own: colour alone must not carry its kind. */
  readonly words: Readonly<Record<ShortcodeAttributes<'Callout'>['kind'], string>>
  readonly children: ReactNode
}

/** A paragraph set apart. */
export function Callout({ kind, title, words, children }: CalloutProps) {
  return (
    <div role="note" className={`s-callout s-${kind}`}>
      <p className="s-title h3">{title ?? words[kind]}</p>
      {children}
    </div>
  )
}
