/** Renders drawings and sections in tests. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** A drawing or a section as HTML. */
export const render = (element: ReactElement): string => renderToStaticMarkup(element)
