/** Develop's page of shortcodes: content/README.md, with what each example becomes under it. */
import { figureSources } from '../documents/figure-sources'
import { compileMdx } from '../render/compile-mdx'
import { createShortcodes, type ShortcodeContext } from '../render/shortcodes/shortcodes'
import { createWriting } from '../graphics/writing'
import { pathPrefix } from './environment'
import { readInterfaceWords, readSite } from './site-facts'

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

/** What stands in for the pictures that the examples name. */
const PICTURE = { src: `${pathPrefix}/favicon.svg`, width: 1600, height: 900 }

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
    .replace(/^(`{3,})mdx\n([^]*?)\n\1$/gm, (block, _, source: string) => `${block}\n\n${source}`)
  const context: ShortcodeContext = {
    metrics: idsOf(text, 'Metric').map(id => ({ id, ...metric })),
    charts: idsOf(text, 'Chart').map(id => ({ id, ...chart })),
    pictures: Object.fromEntries(figureSources(text).map(({ src }) => [src, PICTURE])),
  }
  const words = readInterfaceWords()
  const language = { writing: createWriting(readSite().locale, words.numbers), words }
  return compileMdx(text, createShortcodes(context, words.text), { language }).html
}
