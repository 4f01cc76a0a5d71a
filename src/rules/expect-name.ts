/** Names that must exist. */
import {
  type Diagnostic,
  type SourceFile,
  nearMiss,
} from '../../plugins/gatsby-plugin-content-check/src'

/** As many names as a message lists. */
const LISTED = 12

/**
 * Finds a name that is none of those that exist, with the one that was meant, or with what there is.
 *
 * @param what it names, as in “There is no team …”
 * @param names those that exist; where they are not known, nothing is told
 */
export function expectName(
  file: SourceFile,
  offset: number,
  what: string,
  name: string | undefined,
  names: readonly string[] | ReadonlySet<string> | undefined,
): Diagnostic[] {
  if (name === undefined || names === undefined) return []
  if ('has' in names ? names.has(name) : names.includes(name)) return []
  const all = [...names]
  const known = `${all.slice(0, LISTED).join(', ')}${all.length > LISTED ? ', …' : ''}`
  const fix = nearMiss(name, all) ?? (all.length > 0 ? `Known: ${known}.` : undefined)
  return [file.error(offset, 'reference', `There is no ${what} “${name}”.`, fix)]
}
