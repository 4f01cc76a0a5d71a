/** Renders drawings and sections in tests. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Renders a drawing or section to HTML. */
export const render = (element: ReactElement): string => renderToStaticMarkup(element)
