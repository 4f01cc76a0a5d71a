import type { ComponentPropsWithoutRef } from 'react'

/** A table that scrolls sideways where it is wider than the page; by keyboard too, hence the tab stop. */
export function Table(props: ComponentPropsWithoutRef<'table'>) {
  return (
    <div className="s-table" role="region" tabIndex={0} aria-label="Table">
      <table {...props} />
    </div>
  )
}
