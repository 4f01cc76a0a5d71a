import type { ReactNode } from 'react'
import { MissingStroke } from '../../../charts/MissingStroke'
import { SearchForm } from '../SearchField/SearchField'
import './NotFound.css'

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
