import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capitalize, humanize, knownSlugs } from '../../plugins/gatsby-plugin-content-check/src'
import { liveFrom, NEVER } from '../../src/content/publication'
import type { Document } from '../../src/page-kinds/documents'
import { COLLECTIONS } from '../../src/page-kinds/paths'

/** The file pattern of each MDX page kind, by its folder in src/page-kinds/. `*` stands for the slug. */
export const TEXT_FILES = new Map(
  COLLECTIONS.flatMap(({ type: { typeName, glob, format } }) =>
    format === 'mdx' ? [[humanize(typeName).replaceAll(' ', '-'), glob]] : [],
  ),
)

/**
 * Returns a valid draft with each field explained and placeholders for all text. Drafts show up in
 * development and previews, but not on the live site.
 *
 * In a template, `$date` and `$name` are replaced with the draft's date and name, and each `$Post` with the slug of a
 * different live post.
 *
 * @param kind the folder in src/page-kinds/ with the template
 * @param slug the draft's slug
 * @param day the draft's date, YYYY-MM-DD
 * @param documents the documents it can refer to
 */
export function newText(kind: string, slug: string, day: string, documents: readonly Document[]) {
  // A live page must not link to a draft.
  const live = knownSlugs(documents.filter(({ data }) => liveFrom(data, undefined) !== NEVER))
  const unused = new Map(Array.from(live, ([type, slugs]) => [type, [...slugs]]))
  const folder = join(__dirname, '../../src/page-kinds', kind)
  return readFileSync(join(folder, 'template.mdx'), 'utf8')
    .replaceAll('$date', day)
    .replaceAll('$name', capitalize(slug.replaceAll('-', ' ')))
    .replace(/\$(\w+)/g, (_, type: string) => unused.get(type)?.shift() ?? '')
}
