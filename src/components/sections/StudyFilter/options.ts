/** What there is to choose from: the services and industries that studies have. */
import type { FoundStudy } from './order-studies'

/** A service or an industry. */
export interface Option {
  readonly slug: string
  readonly name: string
  /** How many studies have it. */
  readonly count: number
  /** Its place in the list, from 1. */
  readonly place: number
  /** The name that the style sheet gives to the option and to the studies that have it. */
  readonly mark: string
}

type Filed = Pick<FoundStudy, 'services' | 'industry'>

/**
 * Those that studies have, in the order given.
 *
 * @param prefix what the names for the style sheet begin with; the place in the list follows, from 1
 * @param slugsOf the slugs under which a study is filed
 */
export function optionsFor<Study extends Filed>(
  given: readonly { readonly slug: string; readonly name: string }[],
  prefix: string,
  studies: readonly Study[],
  slugsOf: (study: Study) => readonly string[],
): Option[] {
  return given
    .map(({ slug, name }) => {
      const count = studies.filter(study => slugsOf(study).includes(slug)).length
      return { slug, name, count }
    })
    .filter(({ count }) => count > 0)
    .map((option, index) => ({ ...option, place: index + 1, mark: `${prefix}${index + 1}` }))
}
