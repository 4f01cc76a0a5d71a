import type { ReactElement } from 'react'
import type { ServiceIcon } from '../../content/service'
import { Article } from './Article'
import { Auction } from './Auction'
import { Calendar } from './Calendar'
import { Components } from './Components'
import { Inbox } from './Inbox'
import { Phone } from './Phone'
import { Search } from './Search'
import { Specimen } from './Specimen'
import { Tiles } from './Tiles'

/** The drawings by name. */
const DRAWINGS: Record<ServiceIcon, () => ReactElement> = {
  search: Search,
  auction: Auction,
  specimen: Specimen,
  components: Components,
  phone: Phone,
  calendar: Calendar,
  article: Article,
  inbox: Inbox,
}

/** Props of {@link Instrument}. */
interface InstrumentProps {
  /** The name of the drawing, as {@link instrumentOf} gives it. */
  readonly name: string
}

/** The name of a service’s instrument: of its drawing, or its own, out of which one is made. */
export const instrumentOf = ({ icon, slug }: { icon?: string | null; slug: string }) => icon ?? slug

/** What an instrument is drawn with, on a sheet of 400 by 240, in the colour of the text around it. */
export function InstrumentDrawing({ name }: InstrumentProps) {
  const Drawing = new Map<string, () => ReactElement>(Object.entries(DRAWINGS)).get(name)
  return Drawing ? <Drawing /> : <Tiles name={name} />
}

/** The instrument of a service: what it works on, drawn. Says nothing; the service’s name stands beside it. */
export function Instrument({ name }: InstrumentProps) {
  return (
    <svg className="g-instrument" viewBox="0 0 400 240" fill="currentColor" aria-hidden="true">
      <InstrumentDrawing name={name} />
    </svg>
  )
}
