/** Renders the report as a self-contained HTML file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeMarkup as escape } from '../../src/content/escape-markup'
import type { Change, Report } from './compare'
import type { Pictures } from './pictures'
import { headline, sectionsOf } from './sections'

const STYLE = readFileSync(join(__dirname, 'report.css'), 'utf8')

/** Renders the report as HTML. */
export function htmlReport(report: Report, { pairs, left }: Pictures) {
  const title = 'What this change does to the site'
  return [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${title}</title><style>${STYLE}</style><h1>${title}</h1><p>${headline(report)}.</p>`,
    ...sectionsOf(report).map(
      ([heading, entries]) =>
        `<h2>${heading} (${entries.length})</h2><ul>${entries.map(item).join('')}</ul>`,
    ),
    pairs.length > 0 ? '<h2>Screenshots, cropped to what changed</h2>' : '',
    ...pairs.map(pairOf),
    left > 0 ? `<p>More pages that may look different, without screenshots: ${left}</p>` : '',
    '</html>',
  ].join('\n')
}

function item({ pieces, pages = [] }: Change) {
  const words = pieces.map(({ value, added, removed }) => {
    const tag = added ? 'ins' : removed ? 'del' : 'span'
    return `<${tag}>${escape(value)}</${tag}>`
  })
  return `<li>${words.join('')}<br><small>${escape(pages.join(', '))}</small></li>`
}

function pairOf({ path, width, before, after }: Pictures['pairs'][number]) {
  const picture = (when: string, src = '') =>
    src && `<img alt="${escape(path)} ${when}" src="${src}">`
  const both = picture('before', before) + picture('after', after)
  return `<h3>${escape(path)}, ${width} px wide</h3><div class="pair">${both}</div>`
}
