/** Sentences for texts that nobody reads: English in their form, and no two alike. */
import { below, oneOf, type Random } from '../fuzz/random'

const PEOPLE = [
  ...['a roofer', 'a dentist', 'a baker', 'a charity', 'a museum', 'a brewery', 'a school'],
  ...['a shop for bicycles', 'a maker of lamps', 'a firm of lawyers', 'a hotel', 'a farm'],
  ...['a gym', 'a theatre', 'a printer', 'a software company', 'a nursery', 'a clinic'],
]
const PLACES = [
  ...['Tucson', 'Duluth', 'Mobile', 'Spokane', 'Dayton', 'Fresno', 'Laredo', 'Topeka', 'Macon'],
  ...['Erie', 'Boise', 'Provo', 'Akron', 'Salem', 'Tulsa', 'Reno', 'Flint', 'Waco', 'Yuma'],
]
const THINGS = [
  ...['the booking form', 'the newsletter', 'the price list', 'the home page', 'the checkout'],
  ...['the call report', 'the search terms', 'the product photographs', 'the opening hours'],
  ...['the site map', 'the first reply', 'the list of questions', 'the footer', 'the basket'],
]
const DEEDS = [
  ...['rewrote', 'measured', 'moved', 'shortened', 'tested', 'removed', 'renamed', 'timed'],
  ...['counted', 'split', 'photographed', 'translated', 'weighed', 'compared', 'sorted'],
]
const CHANGES = [
  ...['calls rose', 'complaints fell', 'orders came sooner', 'fewer people left', 'costs held'],
  ...['returns halved', 'the queue was shorter', 'replies doubled', 'errors went away'],
]
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A few words that name a subject, like “the footer of a bakery in Tulsa”. */
export const subject = (random: Random): string =>
  `${oneOf(random, THINGS)} of ${oneOf(random, PEOPLE)} in ${oneOf(random, PLACES)}`

/** A sentence with numbers in it. */
export function sentence(random: Random): string {
  const [few, many] = [2 + below(random, 40), 50 + below(random, 9000)]
  const who = capital(oneOf(random, PEOPLE))
  const [place, thing] = [oneOf(random, PLACES), oneOf(random, THINGS)]
  const [deed, change] = [oneOf(random, DEEDS), oneOf(random, CHANGES)]
  switch (below(random, 4)) {
    case 0:
      return `${who} in ${place} ${deed} ${thing} in ${few} days, and ${change} by ${below(random, 60) + 2}%.`
    case 1:
      return `Of ${many} visitors who saw ${thing}, ${few} wrote to ${oneOf(random, PEOPLE)} on a ${oneOf(random, DAYS)}.`
    case 2:
      return `We ${deed} ${thing} ${few} times before ${change} in ${place}.`
    default:
      return `It took ${few} hours and $${many} until ${change}, as ${oneOf(random, PEOPLE)} in ${place} had feared.`
  }
}

/** Several sentences in one paragraph. */
export const paragraph = (random: Random, sentences: number): string =>
  Array.from({ length: sentences }, () => sentence(random)).join(' ')
