/** The report as one file that needs nothing else: pictures and font in it, no script, no request. */
import { capitalize } from '../../plugins/gatsby-plugin-content-check/src'
import { escapeUTF8 } from 'entities'
import { anchorOf, folded, pathList } from './html-parts'
import { bytesTable } from './html-bytes'
import { differenceList } from './html-differences'
import { countsBar } from './html-counts'
import { pictureList, socialPictures } from './html-pictures'
import { TITLES, writeParts, type Part } from './report-sections'
import type { Report, SharedDifference } from './report'
import { fontFaces, REPORT_STYLE, type Cut } from './report-style'
import {
  assurances,
  byReference,
  causeName,
  headline,
  plural,
  titleOf,
  warnings,
  type LinkGroup,
} from './summary'

/** The report loads nothing and runs nothing, whatever a page's text holds. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Writes the file.
 *
 * @param fonts the cuts of the site's own face, as WOFF2; the system's stands in where there is none
 */
export function htmlReport(report: Report, fonts: readonly Cut[] = []): string {
  const title = escapeUTF8(titleOf(report))
  const verdict = (name: string, sentences: readonly string[]) => {
    const items = sentences.map(text => `<li>${escapeUTF8(text)}</li>`)
    return items.length > 0 ? `<ul class="${name}">${items.join('\n')}</ul>` : ''
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${title}</title>
<style>${fontFaces(fonts)}${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p class="hide">${escapeUTF8(headline(report))}</p>
${countsBar(report)}
</header>
<main>
<div class="verdict">
${verdict('bad', warnings(report))}
${verdict('good', assurances(report))}
</div>
${writeParts(report, SECTIONS).join('\n')}
</main>
</body>
</html>
`
}

const SECTIONS: Record<Part, (report: Report) => string> = {
  causes,
  broken: links,
  findings,
  removed,
  changed,
  added,
  shared,
  examples,
  social: ({ social }) => section('social', socialPictures(social)),
  bytes: report => section('bytes', bytesTable(report.bytes)),
  files,
  notes,
}

function section(part: Part, content: string): string {
  return content && `<section id="${part}">\n<h2>${TITLES[part]}</h2>\n${content}\n</section>`
}

/** The pages that the report has a place for. */
function toldPages({ removed: gone, changed: own, added: come, examples: list }: Report) {
  const shown = list.filter(({ pictures }) => pictures.length > 0)
  return new Set([
    ...[...gone, ...own, ...come].map(({ path }) => path),
    ...shown.map(({ page }) => page),
  ])
}

function causes(report: Report): string {
  const told = toldPages(report)
  const items = report.causes.map(cause => {
    const count = cause.pages.length
    const result = count === 0 ? 'No page changed by it.' : `${plural(count, 'page')} changed:`
    const file =
      cause.file && cause.file !== cause.what ? `<code>${escapeUTF8(cause.file)}</code>` : ''
    return `<li><div><b>${escapeUTF8(capitalize(cause.what))}</b>${file}</div><div>${result}${pathList(cause.pages, 6, told)}</div></li>`
  })
  return section('causes', items.length > 0 ? `<ul class="rows">${items.join('\n')}</ul>` : '')
}

function removed({ removed: pages }: Report): string {
  const items = pages.map(({ path, title, redirect, pictures }) => {
    const covered =
      redirect === undefined
        ? '<p class="fault">No redirect: whoever has this address ends at the not-found page.</p>'
        : `<p>Redirected to <b>${escapeUTF8(redirect)}</b>.</p>`
    return article(path, title, covered + folded('The page as it was', pictureList(path, pictures)))
  })
  return section('removed', items.join('\n'))
}

function added({ added: pages }: Report): string {
  const items = pages.map(({ path, title, hidden, pictures }) => {
    const note = hidden === undefined ? '' : `<p class="fault">${escapeUTF8(hidden)}</p>`
    return article(path, title, note + pictureList(path, pictures))
  })
  return section('added', items.join('\n'))
}

function links(report: Report): string {
  const { broken, mended } = report
  const told = toldPages(report)
  const item = ({ pages, reference, why }: LinkGroup) =>
    `<li><div><b>${escapeUTF8(reference)}</b><span class="place">${why}</span></div><div>On ${plural(pages.length, 'page')}:${pathList(pages, 6, told)}</div></li>`
  const list = (title: string, found: Report['broken']) =>
    found.length > 0
      ? `<h3>${title}</h3><ul class="rows">${byReference(found).map(item).join('\n')}</ul>`
      : ''
  return section('broken', list('Newly broken', broken) + list('Mended', mended))
}

function findings(report: Report): string {
  const told = toldPages(report)
  const items = report.accessibility.findings.map(
    ({ rule, help, impact, target, html, pages }) =>
      `<li><div><b>${escapeUTF8(help)}</b><span class="place">${escapeUTF8(rule)}, ${escapeUTF8(impact)}</span></div><div><code>${escapeUTF8(html)}</code><span class="place">${escapeUTF8(target)}</span>${pathList(pages, 3, told)}</div></li>`,
  )
  return section('findings', items.length > 0 ? `<ul class="rows">${items.join('\n')}</ul>` : '')
}

function changed({ changed: pages, causes: sources }: Report): string {
  const items = pages.map(({ path, title, own, pictures }) => {
    const from = sources.filter(cause => cause.pages.includes(path)).map(causeName)
    return article(path, title, differenceList(own) + pictureList(path, pictures), from)
  })
  return section('changed', items.join('\n'))
}

function shared(report: Report): string {
  const told = toldPages(report)
  // What the same pages share is told together.
  const together = new Map<string, SharedDifference[]>()
  for (const group of report.shared) {
    const key = group.pages.join('\n')
    together.set(key, [...(together.get(key) ?? []), group])
  }
  const items = [...together.values()].map(list => {
    const pages = list[0]?.pages ?? []
    return `<article class="page"><div class="which"><h3>${plural(pages.length, 'page')}</h3>${folded('which', pathList(pages, Infinity, told))}</div><div>${differenceList(list.map(({ difference }) => difference))}</div></article>`
  })
  return section('shared', items.join('\n'))
}

function examples({ examples: list }: Report): string {
  const items = list
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ page, pages, pictures }) =>
      article(
        page,
        pages.length > 1 ? `Stands for ${plural(pages.length, 'page')} of its kind.` : '',
        pictureList(page, pictures),
      ),
    )
  const same = list.filter(({ pictures }) => pictures.length === 0).map(({ page }) => page)
  const rest =
    same.length > 0
      ? folded(
          `${plural(same.length, 'kind')} of page that look as before`,
          pathList(same, Infinity, new Set()),
        )
      : ''
  return section('examples', items.join('\n') + rest)
}

function files({ files: list }: Report): string {
  const items = list.map(({ file, change, differences: lines }) => {
    const head = `<b>${escapeUTF8(file)}</b> ${change}`
    return lines.length > 0 ? folded(head, differenceList(lines)) : `<p>${head}</p>`
  })
  return section('files', items.join('\n'))
}

function notes({ notes: list }: Report): string {
  const items = list.map(note => `<li>${escapeUTF8(note)}</li>`)
  return section('notes', items.length > 0 ? `<ul>${items.join('')}</ul>` : '')
}

/** A page's place in the report: its address at the side, what is told of it beside that. */
function article(
  path: string,
  title: string,
  content: string,
  from: readonly string[] = [],
): string {
  const id = escapeUTF8(anchorOf(path))
  const source = from.length > 0 ? `<p class="place">From ${escapeUTF8(from.join(', '))}.</p>` : ''
  return `<article class="page" id="${id}"><div class="which"><h3><a href="#${id}">${escapeUTF8(path)}</a></h3>${title && `<p class="title">${escapeUTF8(title)}</p>`}${source}</div><div>${content}</div></article>`
}
