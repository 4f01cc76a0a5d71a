/** The mark of a preview: small, out of the way of pointers, and in no build for visitors. */
import { escapeAttribute, escapeUTF8 } from 'entities'
import type { InterfaceWords } from '../../content/interface-words'

/** Its style; it comes into the one style sheet of a preview. */
export const PREVIEW_STYLE = `@layer blocks{[data-preview]{position:fixed;z-index:9;inset:auto .5rem .5rem auto;max-width:calc(100vw - 1rem);padding:.1rem .6rem;overflow:hidden;background:var(--ink);color:var(--paper);font-size:.75rem;text-overflow:ellipsis;white-space:nowrap;pointer-events:none}@media print{[data-preview]{display:none}}}`

/**
 * The mark, as the first thing in the body. It stands beside the application and stays through its
 * navigations.
 *
 * @param name the branch; nothing is marked without one
 */
export function previewMark(
  name: string | undefined,
  words: Pick<InterfaceWords['editing'], 'preview' | 'previewOf' | 'notLive'>,
): string {
  if (name === undefined) return ''
  const said = name ? words.previewOf.replace('{name}', () => name.slice(0, 80)) : words.preview
  return `<aside data-preview aria-label="${escapeAttribute(words.preview)}"><bdi>${escapeUTF8(said)}</bdi>, ${escapeUTF8(words.notLive)}</aside>`
}
