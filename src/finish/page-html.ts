/** A page of Gatsby's as it is deployed: without framework, without script of its own. */
import { rewriteElements, type FoundElement } from './edits'
import { PREVIEW_STYLE, previewMark } from './preview-mark'
import { finishStyleSheet } from './style-sheet'

/** What finishing a page needs. */
export interface PageSettings {
  /** The path below which the site stands; empty at a host's root. */
  prefix?: string
  /** The boot script's address. */
  bootScript: string
  /** Whether no page may be listed. */
  noindex: boolean
  /**
   * The build's style sheet, where it is known. After a change of style alone Gatsby renders no page
   * anew, so that its pages still hold the sheet of the build before.
   */
  css?: string
  /** The name of what is previewed; no mark is made without it. */
  previewName?: string
  /** The policy as a meta element, for hosts that send no headers. */
  metaPolicy?: (style: string) => string
}

const LOOKED_AT = new Set(['script', 'link', 'meta', 'style', 'noscript'])

/** Gatsby's own elements, which it styles inline; src/styles/base.css does it instead. */
const GATSBY_STYLES =
  /(<div[^>]* )style="[^"]*"([^>]* id="gatsby-focus-wrapper"|[^>]* aria-live="assertive")/g

/**
 * Finishes a page: Gatsby's scripts and what it inlines go, the boot script comes.
 *
 * @param html the page as Gatsby wrote it
 * @param file the page's file, for messages
 * @throws where something inline is left that the site's policy forbids
 */
export function finishPage(
  html: string,
  file: string,
  settings: PageSettings,
): { html: string; style: string } {
  let style: string | undefined
  const source = withoutPadding(html)
  const rewritten = rewriteElements(source, LOOKED_AT, element => {
    if (element.attributes['data-identity'] === 'gatsby-global-css') {
      if (style !== undefined)
        throw new Error(`${file}: two style sheets are inlined where one is expected.`)
      const css = settings.css ?? source.slice(element.openEnd, element.end - '</style>'.length)
      style = finishStyleSheet(settings.previewName === undefined ? css : css + PREVIEW_STYLE)
      return `<style>${style}</style>`
    }
    // A preview says it for every page; no page says it twice.
    if (settings.noindex && element.attributes.name === 'robots') return ''
    return rewriteElement(element)
  })
  if (style === undefined) throw new Error(`${file}: no style sheet is inlined.`)
  const finished = rewritten
    .replace(/\s*<!-- slice-(?:start|end) id="[^"]*" -->\s*/g, '')
    .replace(GATSBY_STYLES, '$1$2')
    .replace('<meta charSet="utf-8"/>', `<meta charset="utf-8"/>`)
    .replace('</title>', () => `</title>${headAdditions(settings, style ?? '')}`)
    .replace('<body>', () => `<body>${previewMark(settings.previewName)}`)
  if (!finished.includes(settings.bootScript))
    throw new Error(`${file}: the page has no title, and so no boot script.`)
  refuseInline(finished, file)
  return { html: withHomeLinks(finished, settings.prefix), style }
}

/** Gatsby leads to a prefixed site's home page without its slash, and hosts answer with a redirect. */
function withHomeLinks(html: string, prefix = ''): string {
  return prefix ? html.replaceAll(` href="${prefix}"`, ` href="${prefix}/"`) : html
}

function headAdditions({ bootScript, noindex, metaPolicy }: PageSettings, style: string): string {
  const robots = noindex ? '<meta name="robots" content="noindex"/>' : ''
  return `${metaPolicy?.(style) ?? ''}${robots}<script type="module" async src="${bootScript}"></script>`
}

function rewriteElement({ name, attributes }: FoundElement): string | undefined {
  switch (name) {
    case 'style':
    case 'noscript':
      // What gatsby-plugin-image inlines for its own component; src/shortcodes/Figure needs none of it.
      return ''
    case 'script':
      return attributes.type === 'application/ld+json' ? undefined : ''
    case 'link':
      return attributes.as === 'script' ? '' : undefined
    case 'meta':
      if (attributes.name === 'viewport')
        return '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
      return attributes.name === 'generator' || attributes['http-equiv'] ? '' : undefined
    default:
      return undefined
  }
}

/**
 * React 18 renders into pieces of two kilobytes, and fills a piece up with zero bytes where a character of
 * several bytes does not fit its end; mended in React 19 (facebook/react#26228). No text of ours has any.
 */
const withoutPadding = (html: string) => html.replaceAll('\0', '')

/** The policy allows no inline script, no style attribute and no handler; nor may a page carry one. */
function refuseInline(html: string, file: string): void {
  const inline = /<[a-z][^>]*\s(?:style|on[a-z]+)=/i.exec(html)
  if (inline)
    throw new Error(`${file}: an inline style or handler is left: ${inline[0].slice(0, 120)}`)
}
