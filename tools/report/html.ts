/** The report as one file that loads nothing. */
import { diffWordsWithSpace } from 'diff'
import { escapeMarkup as escape } from '../../src/content/escape-markup'
import type { Report, TextChange } from './compare'
import { headline, plural, warnings } from './markdown'
import type { PicturePair } from './pictures'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem }
h1, h2 { line-height: 1.1 } h2 { margin-top: 2.5rem; border-top: 3px solid #0f766e; padding-top: .5rem }
li { margin-block: .5rem; overflow-wrap: anywhere }
del { background: #fbd5cb; color: #05211f } ins { background: #bfe8e1; color: #05211f; text-decoration: none }
.warnings li { font-weight: 700 } small { color: #808080 }
.pair { display: flex; gap: 1rem; overflow-x: auto; align-items: start } .pair img { max-width: 48%; height: auto; border: 1px solid #80808080 }
td, th { text-align: start; padding: .25rem 1.5rem .25rem 0; font-variant-numeric: tabular-nums }
`

/**
 * The report as HTML.
 *
 * @param pairs pictures before and after
 * @param left how many changed pages have none
 */
export function htmlReport(report: Report, pairs: readonly PicturePair[], left: number): string {
  const { name, added, removed, changed, titles, text, head, files, sizes } = report
  const page = (path: string) =>
    `<li><b>${escape(path)}</b> <small>${escape(titles.get(path) ?? '')}</small></li>`
  const section = (heading: string, items: readonly string[], kind = '') =>
    items.length === 0
      ? ''
      : `<h2>${heading} (${items.length})</h2><ul class="${kind}">${items.join('')}</ul>`
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>What ${escape(name)} does to the site</title><style>${STYLE}</style>`,
    `<h1>What ${escape(name)} does to the site</h1><p>${headline(report)}</p>`,
    section(
      'Look at these first',
      warnings(report).map(line => `<li>${escape(line)}</li>`),
      'warnings',
    ),
    section(
      'Removed pages',
      removed.map(({ path, redirect }) =>
        redirect ? `<li><b>${escape(path)}</b> leads on to ${escape(redirect)}</li>` : page(path),
      ),
    ),
    section('Added pages', added.map(page)),
    section('Words', text.map(textChange)),
    section('Head and structured data', head.map(textChange)),
    section('Changed pages', changed.map(page)),
    section(
      'Other files',
      files.map(({ file, change }) => `<li>${escape(file)} ${change}</li>`),
    ),
    `<h2>Sizes</h2><table><tr><th>What<th>Before<th>After<th>Budget</tr>${sizes
      .map(
        ({ name: what, before, after, limit }) =>
          `<tr><td>${what}<td>${before}<td>${after}<td>${limit ?? ''}</tr>`,
      )
      .join('')}</table>`,
    pairs.length === 0 ? '' : `<h2>Pictures</h2>${pairs.map(picturePair).join('')}`,
    left > 0 ? `<p>${plural(left, 'changed page')} without pictures.</p>` : '',
    '</html>',
  ].join('\n')
}

function textChange({ before, after, place, pages }: TextChange): string {
  const words =
    before === undefined
      ? `<ins>${escape(after ?? '')}</ins>`
      : after === undefined
        ? `<del>${escape(before)}</del>`
        : diffWordsWithSpace(before, after)
            .map(({ value, added, removed }) =>
              added
                ? `<ins>${escape(value)}</ins>`
                : removed
                  ? `<del>${escape(value)}</del>`
                  : escape(value),
            )
            .join('')
  const where = `${plural(pages.length, 'page')}: ${pages.slice(0, 5).join(', ')}${pages.length > 5 ? ' …' : ''}`
  return `<li>${place ? `<b>${escape(place)}</b>: ` : ''}${words}<br><small>${escape(where)}</small></li>`
}

const picturePair = ({ path, width, before, after }: PicturePair) =>
  `<h3>${escape(path)}, ${width} px wide</h3><div class="pair">${[
    ['before', before],
    ['after', after],
  ]
    .map(([when, src]) => (src ? `<img alt="${escape(path)} ${when}" src="${src}">` : ''))
    .join('')}</div>`
