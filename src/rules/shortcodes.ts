/** Shortcodes: what they name in front matter, and what they hold. */
import { isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import { MEASURED_CHART_IDS } from '../content/measurements'
import { textsIn } from '../page-kinds/documents'
import { expectName } from './expect-name'
import type { Rule } from './site-content'

/** Checks the shortcodes of every text. */
export const checkShortcodes: Rule = ({ contents }) =>
  contents.flatMap(({ file, data, mdx }) =>
    (mdx?.shortcodes ?? []).flatMap(({ name, attributes, offset, offsetOf, children }) => {
      const refuse = (message: string, fix: string) => [
        file.error(offset, 'shortcode', message, fix),
      ]
      const [first, ...others] = children
      switch (name) {
        case 'Metric':
          return expectName(file, offsetOf('id'), 'metric', attributes.id, idsIn(data, 'metrics'))
        case 'Chart':
          return expectName(file, offsetOf('id'), 'chart', attributes.id, chartIdsIn(data))
        case 'Comparison': {
          const sides = children.filter(child => 'name' in child && child.name === 'Side')
          return sides.length === 2 && children.length === 2
            ? []
            : refuse(
                'Comparison must contain exactly two <Side> shortcodes and nothing else.',
                'Write <Side label="…">…</Side> twice inside it.',
              )
        }
        case 'Steps':
          return others.length === 0 && first?.type === 'list' && first.ordered
            ? []
            : refuse(
                'Steps must contain one numbered list and nothing else.',
                'Start its lines with 1. 2. 3.',
              )
        default:
          return []
      }
    }),
  )

/** The ids of metrics or charts in front matter; `undefined` if errors hide some of them. */
function idsIn(data: unknown, field: 'metrics' | 'charts') {
  const entries: unknown = isRecord(data) ? (data[field] ?? []) : undefined
  const ids = textsIn(entries, 'id')
  return Array.isArray(entries) && ids.length === entries.length ? ids : undefined
}

/** The ids of the charts a text may show: its own, and those of the measurements. */
function chartIdsIn(data: unknown) {
  const own = idsIn(data, 'charts')
  return own && [...own, ...MEASURED_CHART_IDS]
}
