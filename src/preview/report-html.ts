/** The report as one file that needs nothing else: pictures in it, no script, no request. */
import { isOver } from './budgets'
import { wordRuns, type Difference, type Run } from './difference'
import type { PicturePair, Shot } from './pictures'
import type { Report, SharedDifference } from './report'
import { REPORT_STYLE } from './report-style'
import {
  assurances,
  byKind,
  causeSentence,
  growth,
  headline,
  KIND_NAMES,
  kilobytes,
  plural,
  warnings,
} from './summary'

/** The report loads nothing and runs nothing, whatever a page's text holds. */
const POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
/** Differences of one kind that are shown before the rest is folded away. */
const SHOWN = 12
/** Unchanged words kept on either side of a change. */
const AROUND = 90

/** Writes the file. */
export function htmlReport(report: Report): string {
  const title = report.name
    ? `What ${report.name} does to the site`
    : 'What this change does to the site'
  const sections = [
    causes(report),
    removed(report),
    added(report),
    links(report),
    findings(report),
    changed(report),
    shared(report),
    examples(report),
    bytes(report),
    files(report),
    notes(report),
  ].filter(Boolean)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escape(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p class="sum">${escape(headline(report))}</p>
<ul class="flat">
${warnings(report)
  .map(text => `<li class="bad">⚠ ${escape(text)}</li>`)
  .join('\n')}
${assurances(report)
  .map(text => `<li>✓ ${escape(text)}</li>`)
  .join('\n')}
</ul>
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`
}

function section(title: string, content: string): string {
  return content && `<section>\n<h2>${escape(title)}</h2>\n${content}\n</section>`
}

function causes({ causes: found }: Report): string {
  const items = found.map(cause => {
    const pages = cause.pages.length > 0 ? pathList(cause.pages, 6) : ''
    return `<li>${escape(causeSentence(cause))}${pages}</li>`
  })
  return section('Where it comes from', items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '')
}

function removed({ removed: pages }: Report): string {
  const items = pages.map(({ path, title, redirect, pictures }) => {
    const covered =
      redirect === undefined
        ? '<p class="bad">No redirect: whoever has this address ends at the not-found page.</p>'
        : `<p>Redirected to <code>${escape(redirect)}</code>.</p>`
    return article(path, title, covered + folded('The page as it was', shots(path, pictures)))
  })
  return section('Removed pages', items.join('\n'))
}

function added({ added: pages }: Report): string {
  return section(
    'New pages',
    pages
      .map(({ path, title, pictures }) => article(path, title, shots(path, pictures)))
      .join('\n'),
  )
}

function links({ broken, mended }: Report): string {
  const item = ({ page, reference, why }: Report['broken'][number]) =>
    `<li><code>${escape(reference)}</code> on <code>${escape(page)}</code>: ${why}</li>`
  const parts = [
    broken.length > 0 && `<h3>Newly broken</h3><ul>${broken.map(item).join('\n')}</ul>`,
    mended.length > 0 && `<h3>Mended</h3><ul>${mended.map(item).join('\n')}</ul>`,
  ]
  return section('Links', parts.filter(Boolean).join('\n'))
}

function findings({ accessibility }: Report): string {
  const items = accessibility.findings.map(
    ({ rule, help, impact, target, html, pages }) =>
      `<li><strong>${escape(help)}</strong> (${escape(rule)}, ${escape(impact)})<br><code>${escape(target)}</code><br><code>${escape(html)}</code>${pathList(pages, 3)}</li>`,
  )
  return section(
    'New accessibility findings',
    items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '',
  )
}

function changed({ changed: pages }: Report): string {
  const items = pages.map(({ path, title, own, pictures }) =>
    article(path, title, differences(own) + shots(path, pictures)),
  )
  return section('Changed pages', items.join('\n'))
}

function shared({ shared: groups }: Report): string {
  // What the same pages share is told together.
  const together = new Map<string, SharedDifference[]>()
  for (const group of groups) {
    const key = group.pages.join('\n')
    together.set(key, [...(together.get(key) ?? []), group])
  }
  const items = [...together.values()].map(
    list =>
      `<article class="page"><h3>On ${plural(list[0]?.pages.length ?? 0, 'page')}</h3>${pathList(list[0]?.pages ?? [], 4)}${differences(list.map(({ difference }) => difference))}</article>`,
  )
  return section('The same on several pages', items.join('\n'))
}

function examples({ examples: list }: Report): string {
  const items = list
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ page, pages, pictures }) => {
      const others =
        pages.length > 1 ? `Stands for ${plural(pages.length, 'page')} of its kind.` : ''
      return article(page, others, shots(page, pictures))
    })
  const same = list.filter(({ pictures }) => pictures.length === 0).flatMap(({ page }) => page)
  const rest = same.length > 0 ? `<p>Look as before:</p>${pathList(same, 12)}` : ''
  return section('How that looks, one page of each kind', items.join('\n') + rest)
}

function bytes({ bytes: rows }: Report): string {
  const lines = rows.map(
    row =>
      `<tr><th scope="row">${escape(row.name)}</th><td class="n">${kilobytes(row.before)}</td><td class="n">${kilobytes(row.after)}</td><td class="n">${growth(row)}</td><td class="n${isOver(row) ? ' over' : ''}">${row.limit === undefined ? '' : `${kilobytes(row.limit)}${isOver(row) ? ' <span class="hide">exceeded</span>⚠' : ''}`}</td></tr>`,
  )
  return section(
    'Bytes, compressed',
    `<table><thead><tr><td></td><th scope="col" class="n">Before</th><th scope="col" class="n">After</th><th scope="col" class="n">Growth</th><th scope="col" class="n">Budget</th></tr></thead><tbody>${lines.join('\n')}</tbody></table>`,
  )
}

function files({ files: list }: Report): string {
  const items = list.map(({ file, change, differences: lines }) => {
    const head = `<code>${escape(file)}</code> ${change}`
    return lines.length > 0 ? folded(head, differences(lines)) : `<p>${head}</p>`
  })
  return section('Other files', items.join('\n'))
}

function notes({ notes: list }: Report): string {
  return section(
    'What this report leaves out',
    list.length > 0 ? `<ul>${list.map(note => `<li>${escape(note)}</li>`).join('')}</ul>` : '',
  )
}

function article(path: string, title: string, content: string): string {
  return `<article class="page"><h3><code>${escape(path)}</code></h3>${title && `<p class="title">${escape(title)}</p>`}${content}</article>`
}

function folded(summary: string, content: string): string {
  return content && `<details><summary>${summary}</summary>${content}</details>`
}

function pathList(paths: readonly string[], shown: number): string {
  const items = paths.map(path => `<li><code>${escape(path)}</code></li>`)
  const first = `<ul class="paths">${items.slice(0, shown).join('')}</ul>`
  return items.length <= shown
    ? first
    : first +
        folded(
          `${items.length - shown} more`,
          `<ul class="paths">${items.slice(shown).join('')}</ul>`,
        )
}

function differences(list: readonly Difference[]): string {
  return byKind(list)
    .map(([kind, entries]) => {
      const items = entries.map(item)
      const rest = items.slice(SHOWN)
      const more = rest.length > 0 ? folded(`${rest.length} more`, diffs(rest)) : ''
      return `<h4>${KIND_NAMES[kind]}</h4>${diffs(items.slice(0, SHOWN))}${more}`
    })
    .join('\n')
}

function diffs(items: readonly string[]): string {
  return `<ol class="diffs">${items.join('\n')}</ol>`
}

function item(difference: Difference): string {
  const { kind, place } = difference
  const label = place === undefined ? '' : `<span class="place">${escape(place)}</span>`
  const text = runs(wordRuns(difference))
  return `<li>${label}${kind === 'text' || kind === 'head' ? text : `<span class="mono">${text}</span>`}</li>`
}

function runs(list: readonly Run[]): string {
  return list
    .map(({ text, change }, index) => {
      if (change === 'gone') return `<del><span class="hide">removed: </span>${escape(text)}</del>`
      if (change === 'new') return `<ins><span class="hide">added: </span>${escape(text)}</ins>`
      return escape(abridged(text, index === 0, index === list.length - 1))
    })
    .join('')
}

/** A long unchanged stretch without its middle. */
function abridged(text: string, isFirst: boolean, isLast: boolean): string {
  const keep = (isFirst ? 0 : AROUND) + (isLast ? 0 : AROUND)
  if (text.length <= keep + 40) return text
  return `${isFirst ? '' : text.slice(0, AROUND)} … ${isLast ? '' : text.slice(-AROUND)}`
}

function shots(path: string, pictures: readonly PicturePair[]): string {
  if (pictures.length === 0) return ''
  const pairs = pictures.map(({ width, before, after, areas, leftOut, share }) => {
    const caption =
      before && after
        ? `${width} pixels wide: ${plural(areas, 'area')} ${areas === 1 ? 'differs' : 'differ'}, ${percent(share)} of the page${leftOut > 0 ? `; the first ${areas - leftOut} shown` : ''}`
        : `${width} pixels wide, from the top`
    const sides = [side('Before', path, width, before), side('After', path, width, after)]
    return `<figure class="pair" data-width="${width}"><figcaption>${caption}</figcaption><div>${sides.join('')}</div></figure>`
  })
  return `<div class="shots">${pairs.join('')}</div>`
}

function side(when: string, path: string, pixels: number, shot: Shot | undefined): string {
  if (!shot) return ''
  const { source, width, height } = shot
  return `<div class="side"><p>${when}</p><img src="${source}" width="${width}" height="${height}" alt="${when}: ${escape(path)} at ${pixels} pixels, what differs is outlined"></div>`
}

function percent(share: number): string {
  return share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}
