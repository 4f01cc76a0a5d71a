import 'react'

/** Attributes that React 18 passes on but does not type. */
declare module 'react' {
  /** Makes details exclusive. */
  interface DetailsHTMLAttributes<T> {
    name?: string
  }
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
}
