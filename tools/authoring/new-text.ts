import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { capitalize, knownSlugs } from '../../plugins/gatsby-plugin-content-check/src'
import { liveFrom, NEVER } from '../../src/content/publication'
import type { Document } from '../../src/page-kinds/documents'

/** The kinds of text with a template, and their folders. */
export const TEXT_FOLDERS = {
  'case-study': 'content/case-studies',
  post: 'content/blog',
  page: 'content/pages',
}

export type TextKind = keyof typeof TEXT_FOLDERS

/**
 * A valid draft, with each field explained and a placeholder for everything to write. Drafts show in development
 * and previews, not on the live site.
 *
 * In a template, `$date` and `$name` stand for those of the text, and each `$Post` for the slug of another live post.
 *
 * @param slug the new text's slug
 * @param day its date, YYYY-MM-DD
 * @param documents what it may refer to
 */
export function newText(
  kind: TextKind,
  slug: string,
  day: string,
  documents: readonly Document[],
): string {
  // A live page must not link to a draft.
  const live = knownSlugs(
    documents.flatMap(document =>
      liveFrom(document.data, undefined) === NEVER ? [] : { document },
    ),
  )
  const slugs = new Map(Array.from(live, ([type, known]) => [type, [...known]]))
  const own = new Map([
    ['date', day],
    ['name', capitalize(slug.replaceAll('-', ' '))],
  ])
  const template = readFileSync(join(__dirname, `templates/${kind}.mdx`), 'utf8')
  return template.replace(
    /\$(\w+)/g,
    (_, name: string) => own.get(name) ?? slugs.get(name)?.shift() ?? '',
  )
}
