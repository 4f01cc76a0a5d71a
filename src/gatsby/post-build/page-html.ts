/** A page of Gatsby's as it is deployed: without framework, without script of its own. */
import { type FoundElement, type Place, rewriteHtml } from '../rewrite-html'
import { EDITING_STYLE } from '../../styles/editing'
import { PREVIEW_STYLE } from './preview-mark'
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
  /** The mark of a preview, as the first thing in the body. */
  previewMark?: string
}

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
  const { prefix = '', bootScript, noindex } = settings
  const source = withoutPadding(html)
  let style: string | undefined
  let title: Place | undefined
  const finished = rewriteHtml(source, edit => ({
    element(element) {
      const { name, parent, attributes, written, openEnd, closeStart } = element
      if (attributes['data-identity'] === 'gatsby-global-css') {
        if (style !== undefined)
          throw new Error(`${file}: two style sheets are inlined where one is expected.`)
        const css = settings.css ?? source.slice(openEnd, closeStart)
        const marks =
          (noindex ? EDITING_STYLE : '') + (settings.previewMark === undefined ? '' : PREVIEW_STYLE)
        style = finishStyleSheet(css + marks)
        edit(element, `<style>${style}</style>`)
        return
      }
      const replacement = replacementOf(element, noindex)
      // Gatsby sets lines between its scripts at the end of the page.
      const isGatsbysScript = name === 'script' && parent === 'body'
      if (replacement !== undefined)
        edit(isGatsbysScript ? withSpaceAround(source, element) : element, replacement)
      if (name === 'title' && parent === 'head') title = element
      if (name === 'head' && title) edit(at(title.end), headAdditions(settings))
      if (name === 'body') {
        edit(at(openEnd), settings.previewMark ?? '')
      }
      for (const attribute of written) {
        if (attribute.name === 'style' && isGatsbys(element)) edit(attribute, '')
        // Gatsby leads to a prefixed site's home page without its slash, and hosts answer with a redirect.
        if (prefix && attribute.name === 'href' && attribute.value === prefix)
          edit(attribute, `href="${prefix}/"`)
      }
    },
    comment(place, text) {
      if (/^ slice-(?:start|end) /.test(text)) edit(withSpaceAround(source, place), '')
    },
  }))
  if (style === undefined) {
    throw new Error(
      `${file}: no style sheet is inlined. SEAMS.md, “Gatsby’s HTML”, says what to do.`,
    )
  }
  if (!title) throw new Error(`${file}: the page has no title, and so no ${bootScript}.`)
  refuseInline(finished, file)
  return { html: finished, style }
}

const at = (position: number): Place => ({ start: position, end: position })

function withSpaceAround(html: string, { start, end }: Place): Place {
  const before = html.slice(0, start).trimEnd().length
  return { start: before, end: html.length - html.slice(end).trimStart().length }
}

function headAdditions({ bootScript, noindex }: PageSettings): string {
  const robots = noindex ? '<meta name="robots" content="noindex"/>' : ''
  return `${robots}<script type="module" async src="${bootScript}"></script>`
}

/** What stands for an element, or nothing where it stays. */
function replacementOf({ name, attributes }: FoundElement, noindex: boolean): string | undefined {
  switch (name) {
    case 'style':
    case 'noscript':
      // What gatsby-plugin-image inlines for its own component; src/mdx/shortcodes/Figure needs none of it.
      return ''
    case 'script':
      return attributes.type === 'application/ld+json' ? undefined : ''
    case 'link':
      return attributes.as === 'script' ? '' : undefined
    case 'meta':
      if (attributes.charset) return '<meta charset="utf-8"/>'
      if (attributes.name === 'viewport')
        return '<meta name="viewport" content="width=device-width, initial-scale=1"/>'
      // A preview says it for every page; no page says it twice.
      if (attributes.name === 'robots' && noindex) return ''
      return attributes.name === 'generator' || attributes['http-equiv'] ? '' : undefined
    default:
      return undefined
  }
}

/** Gatsby's own elements, which it styles inline; src/styles/base.css does it instead. */
function isGatsbys({ attributes }: FoundElement): boolean {
  return attributes.id === 'gatsby-focus-wrapper' || attributes['aria-live'] === 'assertive'
}

/**
 * React 18 renders into pieces of two kilobytes, and fills a piece up with zero bytes where a character of
 * several bytes does not fit its end; mended in React 19 (facebook/react#26228). No text of ours has any.
 */
const withoutPadding = (html: string) => html.replaceAll('\0', '')

/** The policy allows no inline script, no style attribute and no handler; nor may a page carry one. */
function refuseInline(html: string, file: string): void {
  rewriteHtml(html, () => ({
    element({ start, written }) {
      const inline = written.find(({ name }) => name === 'style' || name.startsWith('on'))
      if (!inline) return
      const found = html.slice(start, Math.min(inline.end, start + 120))
      throw new Error(`${file}: an inline style or handler is left: ${found}`)
    },
  }))
}
