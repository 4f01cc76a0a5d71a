/** Checks shortcodes: their position and their references to front matter. */
import { expectName, isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import { SLUG } from '../content/fields'
import { MEASURED_CHART_IDS } from '../content/measurements'
import { textsIn } from '../page-kinds/documents'
import type { SiteContent } from './site-content'

/** Matches a line that starts with a shortcode or an image, maybe in a list or quote, and has no text after the tag. */
const OWN_LINE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:!\[|<(?![^<>]*\/>[ \t]*[^\s<]))/

/** Checks the shortcodes in every text. */
export function* checkShortcodes({ contents }: SiteContent) {
  for (const { file, data, mdx } of contents)
    for (const { name, attributes, offset, offsetOf } of mdx?.shortcodes ?? []) {
      const line = file.text.slice(file.text.lastIndexOf('\n', offset - 1) + 1)
      if (!OWN_LINE.test(line))
        yield file.error(
          offset,
          'shortcode',
          `${name} can’t go inside a sentence.`,
          'Put it on its own line, with a blank line above and below.',
        )
      if (name === 'Metric')
        yield* expectName(file, offsetOf('id'), 'metric', attributes.id, idsIn(data, 'metrics'))
      if (name === 'Chart') {
        const ids = idsIn(data, 'charts')?.concat(MEASURED_CHART_IDS)
        yield* expectName(file, offsetOf('id'), 'chart', attributes.id, ids)
      }
    }
}

/** The ids of metrics or charts in front matter; `undefined` if some are invalid or hidden by errors. */
function idsIn(data: unknown, field: 'metrics' | 'charts') {
  const entries: unknown = isRecord(data) ? (data[field] ?? []) : undefined
  const ids = textsIn(entries, 'id')
  return Array.isArray(entries) && ids.length === entries.length && ids.every(id => SLUG.test(id))
    ? ids
    : undefined
}
