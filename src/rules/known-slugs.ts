import { documentKindOf, textsIn, type Document } from '../page-kinds/documents'

/** The slugs of each type that other files can refer to. */
export type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Collects the slugs that exist.
 *
 * @param invalid paths of files with errors. Such a file's slug is known from its path. The slugs of a list with
 *   errors are unknown: the result has no entry for its type, and references to it aren't checked.
 */
export function knownSlugs(
  documents: readonly Document[],
  invalid: readonly string[] = [],
): KnownSlugs {
  const known = new Map<string, Set<string>>()
  const add = (typeName: string, slugs: readonly string[]) =>
    known.set(typeName, new Set([...(known.get(typeName) ?? []), ...slugs]))
  for (const { typeName, slug, data } of documents)
    add(typeName, slug ? [slug] : textsIn(data, 'slug'))
  for (const path of invalid) {
    const { kind, slug } = documentKindOf(path) ?? {}
    if (kind && slug) add(kind.typeName, [slug])
    else if (kind) known.delete(kind.typeName)
  }
  return known
}
