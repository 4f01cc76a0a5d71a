/** The words of the interface, and how a test renders a drawing or a section. */
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import interfaceWords from '../../data/interface.json'

/** The words of the interface. */
export const words = interfaceWords

/** What a text is compiled with. */
export const language = { words }

/** A drawing or a section as HTML. */
export const render = (element: ReactElement): string => renderToStaticMarkup(element)
