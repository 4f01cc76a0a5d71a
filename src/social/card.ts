/** What each page's social image says, out of the same checked documents as the page. */
import type { CoverSubject } from '../charts/cover/cover-shapes'

/** A result: a number before and after, as shown, and what it counts. */
interface Figures {
  from: string
  to: string
  label: string
}

/** A picture to be drawn. Everything that it shows is in here, so that its digest tells whether it changed. */
export type Card = { site: string } & (
  | {
      kind: 'case-study'
      client: string
      /** How an illustrative study is marked. */
      mark?: string
      figures: Figures
      cover: CoverSubject
    }
  | {
      kind: 'post'
      title: string
      team: string
      service: string
      instrument: string
      /** What stands in the instrument’s place. */
      sign?: string
      variant: number
    }
  | {
      kind: 'service'
      name: string
      instrument: string
      figure: { value: string; label: string }
    }
  | {
      kind: 'prices'
      name: string
      popularLabel: string
      /** Stands above each price. */
      from: string
      prices: { name: string; price: number; shown: string; popular: boolean }[]
    }
  | { kind: 'home'; heading: string; bars: number[]; figure: string; caption: string }
  | { kind: 'list'; heading: string; count: number; label: string; variant: number }
  | { kind: 'contact'; heading: string; email: string; facts: string }
  | { kind: 'about'; heading: string; teams: string[] }
  | { kind: 'text'; heading: string; lead: string }
  | { kind: 'missing'; heading: string }
)

/** The card of one kind. */
export type CardOf<Kind extends Card['kind']> = Extract<Card, { kind: Kind }>
