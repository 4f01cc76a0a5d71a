import 'react'

/** Attributes of the popover API, which React 18 passes on but does not type. */
declare module 'react' {
  interface HTMLAttributes<T> {
    popover?: 'auto' | 'manual'
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string
  }
}
