import { Article } from './Article'
import { Auction } from './Auction'
import { Calendar } from './Calendar'
import { Components } from './Components'
import { Inbox } from './Inbox'
import { Phone } from './Phone'
import { Search } from './Search'
import { Specimen } from './Specimen'

/** The services’ drawings. */
export type InstrumentName =
  'search' | 'auction' | 'specimen' | 'components' | 'phone' | 'calendar' | 'article' | 'inbox'

/** The drawings by name, each on a sheet of 400 by 240, in the colour of the text around it. */
export const INSTRUMENTS: Record<InstrumentName, () => JSX.Element> = {
  search: Search,
  auction: Auction,
  specimen: Specimen,
  components: Components,
  phone: Phone,
  calendar: Calendar,
  article: Article,
  inbox: Inbox,
}

/** The instrument of a service: what it works on, drawn. Says nothing; the service’s name stands beside it. */
export function Instrument({ name }: { readonly name: InstrumentName }) {
  const Drawing = INSTRUMENTS[name]
  return (
    <svg className="g-instrument" viewBox="0 0 400 240" fill="currentColor" aria-hidden="true">
      <Drawing />
    </svg>
  )
}
