/** The report as one file that needs nothing else: pictures and font in it, no script, no request. */
import { anchorOf, escape, folded, pathList } from './html'
import { bytesTable } from './html-bytes'
import { differenceList } from './html-differences'
import { countsBar } from './html-counts'
import { pictureList, socialPictures } from './html-pictures'
import { outlineOf } from './outline'
import { TITLES, writeParts, type Part } from './parts'
import type { Report, SharedDifference } from './report'
import { fontFace, REPORT_STYLE } from './report-style'
import { byReference, causeName, plural, type LinkGroup } from './summary'

/** The report loads nothing and runs nothing, whatever a page's text holds. */
const POLICY =
  "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/**
 * Writes the file.
 *
 * @param font the site's own font, as WOFF2; the system's stands in for it
 */
export function htmlReport(report: Report, font?: Buffer): string {
  const { title, headline, warnings, assurances } = outlineOf(report)
  const items = (list: readonly string[]) => list.map(text => `<li>${escape(text)}</li>`).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<title>${escape(title)}</title>
<style>${fontFace(font)}${REPORT_STYLE}</style>
</head>
<body>
<header>
<h1>${escape(title)}</h1>
<p class="hide">${escape(headline)}</p>
${countsBar(report)}
</header>
<main>
<div class="verdict">
${warnings.length > 0 ? `<ul class="bad">${items(warnings)}</ul>` : ''}
${assurances.length > 0 ? `<ul class="good">${items(assurances)}</ul>` : ''}
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
    const file = cause.file && cause.file !== cause.what ? `<code>${escape(cause.file)}</code>` : ''
    return `<li><div><b>${escape(capital(cause.what))}</b>${file}</div><div>${result}${pathList(cause.pages, 6, told)}</div></li>`
  })
  return section('causes', items.length > 0 ? `<ul class="rows">${items.join('\n')}</ul>` : '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function removed({ removed: pages }: Report): string {
  const items = pages.map(({ path, title, redirect, pictures }) => {
    const covered =
      redirect === undefined
        ? '<p class="fault">No redirect: whoever has this address ends at the not-found page.</p>'
        : `<p>Redirected to <b>${escape(redirect)}</b>.</p>`
    return article(path, title, covered + folded('The page as it was', pictureList(path, pictures)))
  })
  return section('removed', items.join('\n'))
}

function added({ added: pages }: Report): string {
  const items = pages.map(({ path, title, hidden, pictures }) => {
    const note = hidden === undefined ? '' : `<p class="fault">${escape(hidden)}</p>`
    return article(path, title, note + pictureList(path, pictures))
  })
  return section('added', items.join('\n'))
}

function links(report: Report): string {
  const { broken, mended } = report
  const told = toldPages(report)
  const item = ({ pages, reference, why }: LinkGroup) =>
    `<li><div><b>${escape(reference)}</b><span class="place">${why}</span></div><div>On ${plural(pages.length, 'page')}:${pathList(pages, 6, told)}</div></li>`
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
      `<li><div><b>${escape(help)}</b><span class="place">${escape(rule)}, ${escape(impact)}</span></div><div><code>${escape(html)}</code><span class="place">${escape(target)}</span>${pathList(pages, 3, told)}</div></li>`,
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
    const head = `<b>${escape(file)}</b> ${change}`
    return lines.length > 0 ? folded(head, differenceList(lines)) : `<p>${head}</p>`
  })
  return section('files', items.join('\n'))
}

function notes({ notes: list }: Report): string {
  const items = list.map(note => `<li>${escape(note)}</li>`)
  return section('notes', items.length > 0 ? `<ul>${items.join('')}</ul>` : '')
}

/** A page's place in the report: its address at the side, what is told of it beside that. */
function article(
  path: string,
  title: string,
  content: string,
  from: readonly string[] = [],
): string {
  const id = escape(anchorOf(path))
  const source = from.length > 0 ? `<p class="place">From ${escape(from.join(', '))}.</p>` : ''
  return `<article class="page" id="${id}"><div class="which"><h3><a href="#${id}">${escape(path)}</a></h3>${title && `<p class="title">${escape(title)}</p>`}${source}</div><div>${content}</div></article>`
}
