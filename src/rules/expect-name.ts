import {
  type Diagnostic,
  type SourceFile,
  nearMiss,
} from '../../plugins/gatsby-plugin-content-check/src'

/** How many valid names a message lists. */
const MAX_LISTED = 12

/**
 * Checks that a name exists.
 *
 * @param what the kind of thing it names, as in “There is no team …”
 * @param name nothing is reported if there is none
 * @param names the valid names; nothing is reported while they're unknown
 */
export function* expectName(
  file: SourceFile,
  offset: number,
  what: string,
  name: string | undefined,
  names: Iterable<string> | undefined,
): Iterable<Diagnostic> {
  const all = [...(names ?? [])]
  if (name === undefined || names === undefined || all.includes(name)) return
  const listed = all.slice(0, MAX_LISTED).join(', ') + (all.length > MAX_LISTED ? ', …' : '')
  const fix = nearMiss(name, all) ?? (all.length > 0 ? `Valid names: ${listed}.` : undefined)
  yield file.error(offset, 'reference', `There’s no ${what} called “${name}”.`, fix)
}
