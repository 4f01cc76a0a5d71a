import 'react'

/** Attributes React 18 supports but has no types for. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
}
