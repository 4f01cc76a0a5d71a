/** Parts of a text that are set apart: notes, steps, comparisons, quotations and tables. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ShortcodeAttributes, ShortcodeName } from '../../content/shortcode'

/** The attributes of a shortcode, and what it holds. */
type Props<Name extends ShortcodeName> = ShortcodeAttributes<Name> & {
  readonly children: ReactNode
}

/** The titles of notes that have none of their own: color alone must not carry the kind. */
const TITLES = { note: 'Note', warning: 'Warning', result: 'What came of it' } as const

const title = (words: string | undefined) => words && <p className="s-title h3">{words}</p>

/** A paragraph set apart. */
export const Callout = ({ kind, title: words = TITLES[kind], children }: Props<'Callout'>) => (
  <div role="note" className={`s-callout s-${kind}`}>
    {title(words)}
    {children}
  </div>
)

/** A numbered list as a path of steps; holds the list. */
export const Steps = ({ title: words, children }: Props<'Steps'>) => (
  <div className="s-steps">
    {title(words)}
    {children}
  </div>
)

/** Two sides beside each other; holds two {@link Side}s. */
export const Comparison = ({ title: words, children }: Props<'Comparison'>) => (
  <div className="s-comparison">
    {title(words)}
    {children}
  </div>
)

/** One side of a {@link Comparison}. */
export const Side = ({ label, children }: Props<'Side'>) => (
  <div className="s-side">
    {title(label)}
    {children}
  </div>
)

/** A passage from a published document, word for word, with where it stands. */
export const Quotation = ({ source, url, children }: Props<'Quotation'>) => (
  <figure className="s-quotation">
    <blockquote cite={url}>{children}</blockquote>
    <figcaption>
      {url ? (
        <a href={url} rel="noopener">
          {source}
        </a>
      ) : (
        source
      )}
    </figcaption>
  </figure>
)

/**
 * A table that scrolls sideways where it is wider than the page; by keyboard too, hence the tab stop.
 * Its `aria-label`, which tells it from the other tables of the text, names the part that scrolls.
 */
export const Table = ({ 'aria-label': label, ...props }: ComponentPropsWithoutRef<'table'>) => (
  <section className="s-table" tabIndex={0} aria-label={label}>
    <table {...props} />
  </section>
)
