/** How a study stands in the list: rows have their number at large, all others a picture; `turned` is `wide` the other way round. */
export type StudyPlace = 'lead' | 'card' | 'row' | 'wide' | 'turned'

/** Covers in a row. */
const CARDS = 3
/** Results as lines, at least and at most. */
const LEAST_ROWS = 3
const MOST_ROWS = 6

/**
 * Where each study of the list stands. The leads are followed, over and over, by a row of cards, by results
 * as lines, and by one study from edge to edge: the next that has something made to show, if it comes soon.
 * Every other one of those is turned round.
 *
 * @param shows of each study in the order of the list, whether it has something made to show
 * @param leads how many of them lead
 */
export function placesOf(shows: readonly boolean[], leads: number): StudyPlace[] {
  const places: StudyPlace[] = shows.slice(0, leads).map(() => 'lead')
  for (let turned = false; places.length < shows.length; turned = !turned) {
    for (let card = 0; card < CARDS; card++) places.push('card')
    const rest = shows.slice(places.length + LEAST_ROWS, places.length + MOST_ROWS + 1)
    const soon = rest.indexOf(true)
    const rows = LEAST_ROWS + (soon < 0 ? MOST_ROWS - LEAST_ROWS : soon)
    for (let row = 0; row < rows; row++) places.push('row')
    places.push(turned ? 'turned' : 'wide')
  }
  return places.slice(0, shows.length)
}
