import { MissingStroke } from '../../graphics/MissingStroke'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { SearchFieldSheet, SearchForm } from '../SearchField/SearchField'
import sheet from './NotFound.sheet.css'

preloadToolSheet(sheet)

interface NotFoundProps {
  heading: string
  lead: string
  search: { readonly label: string; readonly button: string }
}

/** What has happened, and a search for what was wanted, beside the mark without its stroke. */
export function NotFound({ heading, lead, search }: NotFoundProps) {
  return (
    <div className="nf-top">
      <ToolSheet url={sheet} />
      <SearchFieldSheet />
      <div className="stack">
        <h1>{heading}</h1>
        <p className="lead measure">{lead}</p>
        <SearchForm words={search} />
      </div>
      <MissingStroke />
    </div>
  )
}
