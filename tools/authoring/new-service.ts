/**
 * The two files of a new service: complete as the declarations want them, so that the page can be built
 * and looked at, with everything marked that its editor has to write.
 */
import { type JsonSchema, outputSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { pagePath } from '../../src/content/routes/paths'
import { nameToFillIn, PRICE_TO_FILL_IN, toFillIn } from '../../src/content/placeholders'
import { service, servicePage } from '../../src/content/service'
import { metadata, words, type ExistingSlugs } from './new-text'

/** What the start of a service is made from. */
interface KnownServices extends ExistingSlugs {
  /** The highest place that a service has in lists. */
  lastOrder: number
}

/**
 * A service to fill in: its link and summary, and its page.
 *
 * @param slug the new service's slug
 * @returns the texts of its files, by their paths
 */
export function scaffoldService(slug: string, known: KnownServices): Map<string, string> {
  const name = words(slug)
  const files = {
    [`data/services/${slug}.json`]: {
      ...filled(service, known),
      slug,
      name: toFillIn(name),
      shortName: toFillIn(name),
      path: pagePath('service', slug),
      order: known.lastOrder + 1,
      metadata: metadata(slug),
    },
    [`data/service-pages/${slug}.json`]: {
      ...filled(servicePage, known),
      service: slug,
    },
  }
  return new Map(
    Object.entries(files).map(([path, data]) => [path, `${JSON.stringify(data, undefined, 2)}\n`]),
  )
}

/** In the place of a study or post where there are too few: the check names it. */
const TO_BE_WRITTEN = 'to-be-written'

/** Every field that a declaration asks for, lists with as many entries as they need. */
function filled(declaration: typeof service | typeof servicePage, known: ExistingSlugs): object {
  return valueOf(outputSchema(declaration), known, 0) as object
}

function valueOf(schema: JsonSchema, known: ExistingSlugs, index: number): unknown {
  const { properties, required = [], items, minItems = 0, reference, description = '' } = schema
  if (properties) {
    // The first row of prices is what most clients buy, so that lists have a price and a sum to state.
    const asked = [...required, 'price', ...(index === 0 ? ['typical'] : [])]
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key]) => asked.includes(key))
        .map(([key, part]) => [
          key,
          key === 'price' ? { from: PRICE_TO_FILL_IN, per: 'once' } : valueOf(part, known, index),
        ]),
    )
  }
  if (items) return Array.from({ length: minItems }, (_, each) => valueOf(items, known, each))
  if (reference === 'CaseStudy') return known.caseStudies[index] ?? TO_BE_WRITTEN
  if (reference === 'Post') return known.posts[index] ?? TO_BE_WRITTEN
  if (schema.type === 'integer') return Math.max(1, schema.minimum ?? 1)
  if (schema.enum) return schema.enum[0]
  if (schema.pattern) return nameToFillIn(index + 1)
  // No two alike, as questions must not be.
  const what = index === 0 ? description : `${index + 1}: ${description}`
  const { minLength = 0, maxLength } = schema
  return toFillIn(
    maxLength === undefined ? what : `${what} ${minLength} to ${maxLength} characters`,
  )
}
