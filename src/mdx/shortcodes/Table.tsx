import type { ComponentPropsWithoutRef } from 'react'

/**
 * A table that scrolls sideways where it is wider than the page; by keyboard too, hence the tab stop.
 * Its `aria-label`, which tells it from the other tables of the text, names the part that scrolls.
 */
export function Table({ 'aria-label': label, ...props }: ComponentPropsWithoutRef<'table'>) {
  return (
    <section className="s-table" tabIndex={0} aria-label={label}>
      <table {...props} />
    </section>
  )
}
