/** The services’ drawings. */
export type InstrumentName =
  | 'search'
  | 'auction'
  | 'specimen'
  | 'components'
  | 'phone'
  | 'calendar'
  | 'article'
  | 'inbox'

/** The instrument of a service: what it works on, drawn. */
export function Instrument({ name }: { readonly name: InstrumentName }) {
  return (
    <svg className={`g-instrument g-${name}`} viewBox="0 0 400 240" aria-hidden="true">
      <path d="M0 0H400V240H0Z" />
    </svg>
  )
}
