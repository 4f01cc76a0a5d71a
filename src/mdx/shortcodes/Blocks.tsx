/** Block-level shortcodes and tables. */
import type { ComponentPropsWithoutRef, PropsWithChildren } from 'react'
import { capital } from '../../content/format'
import type { ShortcodeAttributes } from '../../content/shortcode'

const title = (words: string | undefined) => words && <p className="s-title h3">{words}</p>

/** A callout. By default, its title is its kind, since color alone must not convey it. */
export const Callout = ({
  kind,
  title: words = capital(kind),
  children,
}: PropsWithChildren<ShortcodeAttributes<'Callout'>>) => (
  <div role="note" className={`s-callout s-${kind}`}>
    {title(words)}
    {children}
  </div>
)

/** A block with an optional title, like a numbered list of steps or a side-by-side comparison. */
const block = (name: string) => (props: PropsWithChildren<{ label?: string; title?: string }>) => (
  <div className={`s-${name}`}>
    {title(props.title ?? props.label)}
    {props.children}
  </div>
)

export const Steps = block('steps')
export const Comparison = block('comparison')
export const Side = block('side')

/**
 * A table that scrolls horizontally if it’s too wide. Its container is focusable for keyboard users and gets the
 * table’s `aria-label`.
 */
export const Table = ({ 'aria-label': label, ...props }: ComponentPropsWithoutRef<'table'>) => (
  <section className="s-table" tabIndex={0} aria-label={label}>
    <table {...props} />
  </section>
)
