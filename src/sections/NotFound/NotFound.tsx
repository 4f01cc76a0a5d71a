import type { ReactNode } from 'react'
import { MissingStroke } from '../../graphics/MissingStroke'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { SearchFieldSheet, SearchForm } from '../SearchField/SearchField'
import sheet from './NotFound.sheet.css'

preloadToolSheet(sheet)

interface NotFoundProps {
  /** Where to go instead. */
  children: ReactNode
  heading: string
  lead: string
  search: { readonly label: string; readonly button: string }
}

/** What has happened, a search for what was wanted and the ways on, and last the mark without its stroke. */
export function NotFound({ heading, lead, search, children }: NotFoundProps) {
  return (
    <div className="nf-top">
      <ToolSheet url={sheet} />
      <SearchFieldSheet />
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead measure">{lead}</p>
        <SearchForm words={search} />
      </div>
      {children}
      <MissingStroke />
    </div>
  )
}
