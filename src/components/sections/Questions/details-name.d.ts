import 'react'

/** The attribute that makes details exclusive, which React 18 passes on but does not type. */
declare module 'react' {
  interface DetailsHTMLAttributes<T> {
    name?: string
  }
}
