/** The site’s language for tests of drawings and sections: as its own data has it. */
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import site from '../../data/site.json'
import interfaceWords from '../../data/interface.json'
import { InLanguage } from '../../src/charts/language'
import { createWriting } from '../../src/charts/writing'

/** The words of the interface. */
export const words = interfaceWords

/** How numbers and days are written. */
export const writing = createWriting(site.locale, words.numbers)

/** A number as the site writes it. */
export const formatValue = writing.value

/** The language of a text, a drawing or a quotation. */
export const language = { writing, words }

/** A drawing or a section as HTML. */
export const render = (element: ReactElement): string =>
  renderToStaticMarkup(createElement(InLanguage, { writing, charts: words.drawings }, element))
