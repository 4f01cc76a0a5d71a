/** The report as one file that loads nothing. */
import { escapeMarkup as escape } from '../../src/content/escape-markup'
import type { Report } from './compare'
import type { PicturePair } from './pictures'
import { headline, plural, sectionsOf } from './sections'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem }
h1, h2 { line-height: 1.1 } h2 { margin-top: 2.5rem; border-top: 3px solid #0f766e; padding-top: .5rem }
li { margin-block: .5rem; overflow-wrap: anywhere } small { color: #808080 }
del { background: #fbd5cb; color: #05211f } ins { background: #bfe8e1; color: #05211f; text-decoration: none }
.pair { display: flex; gap: 1rem; align-items: start } .pair img { max-width: 48%; height: auto; border: 1px solid #80808080 }
`

/**
 * The report as HTML.
 *
 * @param pairs pictures before and after
 * @param left how many changed pages have none
 */
export function htmlReport(report: Report, pairs: readonly PicturePair[], left: number): string {
  const title = escape(`What ${report.name} does to the site`)
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${headline(report)}</p>`,
    ...sectionsOf(report).map(
      ([heading, entries]) =>
        `<h2>${heading} (${entries.length})</h2><ul>${entries.map(item).join('')}</ul>`,
    ),
    ...(pairs.length > 0 ? ['<h2>Pictures</h2>', ...pairs.map(picturePair)] : []),
    left > 0 ? `<p>${plural(left, 'changed page')} without pictures.</p>` : '',
    '</html>',
  ].join('\n')
}

function item({ pieces, place, pages }: ReturnType<typeof sectionsOf>[number][1][number]): string {
  const words = pieces.map(({ value, added, removed }) => {
    const tag = added ? 'ins' : removed ? 'del' : 'span'
    return `<${tag}>${escape(value)}</${tag}>`
  })
  const where = pages
    ? `<br><small>${plural(pages.length, 'page')}: ${escape(pages.slice(0, 5).join(', '))}${pages.length > 5 ? ' …' : ''}</small>`
    : ''
  return `<li>${place ? `<b>${escape(place)}</b>: ` : ''}${words.join('')}${where}</li>`
}

function picturePair({ path, width, before, after }: PicturePair): string {
  const picture = (when: string, src = '') =>
    src && `<img alt="${escape(path)} ${when}" src="${src}">`
  const both = picture('before', before) + picture('after', after)
  return `<h3>${escape(path)}, ${width} px wide</h3><div class="pair">${both}</div>`
}
