import type { ReactNode } from 'react'

/** Props of {@link Callout}. */
export interface CalloutProps {
  /** note: worth knowing; warning: goes wrong easily; result: what came of it. */
  readonly kind: 'note' | 'warning' | 'result'
  readonly title?: string
  readonly children: ReactNode
}

/** The words above a callout that has no title of its own: colour alone must not carry its kind. */
const KIND_NAMES = { note: 'Note', warning: 'Take care', result: 'What came of it' }

/** A paragraph set apart. */
export function Callout({ kind, title, children }: CalloutProps) {
  return (
    <div role="note" className={`s-callout s-${kind}`}>
      <p className="s-title h3">{title ?? KIND_NAMES[kind]}</p>
      {children}
    </div>
  )
}
