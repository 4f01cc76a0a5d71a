import type { ReactNode } from 'react'
import { Helmet } from 'react-helmet'

/**
 * What the page that was rendered last says of itself, for its HTML.
 *
 * Must be called once for each page: react-helmet keeps what it was told until then.
 */
export function headElements(): ReactNode[] {
  const { title, link, meta, script } = Helmet.renderStatic()
  return [title, link, meta, script].map(part => part.toComponent())
}
