/** Block-level shortcodes, and tables. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ShortcodeAttributes, ShortcodeName } from '../../content/shortcode'

/** A shortcode’s attributes and children. */
type Props<Name extends ShortcodeName> = ShortcodeAttributes<Name> & {
  readonly children: ReactNode
}

/** Default titles, since color alone must not convey the kind. */
const TITLES = { note: 'Note', warning: 'Warning', result: 'Result' } as const

const title = (words: string | undefined) => words && <p className="s-title h3">{words}</p>

export const Callout = ({ kind, title: words = TITLES[kind], children }: Props<'Callout'>) => (
  <div role="note" className={`s-callout s-${kind}`}>
    {title(words)}
    {children}
  </div>
)

/** Wraps a numbered list of steps. */
export const Steps = ({ title: words, children }: Props<'Steps'>) => (
  <div className="s-steps">
    {title(words)}
    {children}
  </div>
)

/** Wraps two {@link Side}s, shown next to each other. */
export const Comparison = ({ title: words, children }: Props<'Comparison'>) => (
  <div className="s-comparison">
    {title(words)}
    {children}
  </div>
)

export const Side = ({ label, children }: Props<'Side'>) => (
  <div className="s-side">
    {title(label)}
    {children}
  </div>
)

/**
 * A table that scrolls sideways if it’s too wide. The container is focusable for keyboards, and gets the table’s
 * `aria-label`.
 */
export const Table = ({ 'aria-label': label, ...props }: ComponentPropsWithoutRef<'table'>) => (
  <section className="s-table" tabIndex={0} aria-label={label}>
    <table {...props} />
  </section>
)
