import 'react'

/** Attributes React 18 supports but doesn’t type. */
declare module 'react' {
  /** Makes an accordion of details with the same name. */
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
