import 'react'

/** Attributes React 18 supports but has no types for. */
declare module 'react' {
  /** Groups `details` elements with the same name into an accordion. */
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
