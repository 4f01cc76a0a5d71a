/** Develop's page of shortcodes: content/README.md, with what each example becomes under it. */
import { compileMdx } from '../editorial/compile'
import { createShortcodes, type ShortcodeContext } from '../shortcodes'

/** Numbers for the examples, which name the first of each. */
const metric = {
  label: 'Online bookings a month',
  baseline: 100,
  value: 140,
  format: 'number' as const,
  better: 'higher' as const,
  window: 'May to July 2025 against May to July 2024',
  method: 'Counted in the booking system.',
}
const chart = {
  kind: 'line' as const,
  title: 'Bookings by month',
  format: 'number' as const,
  summary: 'From 100 bookings in May to 140 in July.',
  labels: ['May', 'June', 'July'],
  series: [{ name: 'Bookings', values: [100, 118, 140] }],
}

/** Ids that the examples give to a shortcode. */
const idsOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name} id="([^"]+)"`, 'g'))].map(([, id = '']) => id)

/**
 * The page's text as HTML: each example as it is written, and then as it is shown.
 *
 * @param readme the text of content/README.md
 */
export function shortcodesHtml(readme: string): string {
  const text = readme
    .replace(/^# .*\n/, '')
    .replace(/^```mdx\n([^]*?)\n```$/gm, (block, source: string) => `${block}\n\n${source}`)
  const context: ShortcodeContext = {
    metrics: idsOf(text, 'Metric').map(id => ({ id, ...metric })),
    charts: idsOf(text, 'Chart').map(id => ({ id, ...chart })),
  }
  return compileMdx(text, createShortcodes(context)).html
}
