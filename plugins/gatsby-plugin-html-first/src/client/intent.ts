/** Loads the application once the visitor is about to use the page, and never before. */
import { APPLICATION, elementOf } from './events'

/** What there is to use. */
const USABLE = 'a,button,summary,label,input,select,textarea'

/** Written by the build: its own hash, and where the latest build's hash is. */
declare const __BUILD__: { hash: string; appData: string }

/**
 * Waits for the first sign of intent, then starts the application. A query parameter is one if the page knows it, that
 * is, if the `data-query` of an element names it; so is a field that has focus before this script runs.
 */
export function loadOnIntent(): void {
  const known = document.querySelector<HTMLElement>('[data-query]')?.dataset.query?.split(' ')
  const query = new URLSearchParams(location.search)
  if (known?.some(name => query.has(name)) || document.querySelector('form :focus'))
    void startApplication()
  // A pointer over something to use, which a finger that comes down is too; a key; focus.
  for (const sign of ['pointerover', 'keydown', 'focusin'])
    addEventListener(
      sign,
      event => {
        if (sign === 'keydown' || elementOf(event)?.closest(USABLE)) void startApplication()
      },
      true,
    )
  // After a reload Back still stays within this document, where the application had made the step.
  const page = withoutFragment()
  addEventListener('popstate', () => {
    if (withoutFragment() !== page && !document.querySelector(`[${APPLICATION}]`)) location.reload()
  })
}

const withoutFragment = () => location.href.split('#')[0]

/**
 * Adds the application's scripts, once, unless the site has been built anew since this page was loaded: the
 * page then stays as it is, and its links load the new pages whole.
 */
export async function startApplication(): Promise<void> {
  const preloads = document.querySelector('template')
  // A browser that translates has put words into elements of its own, which React would throw away with what was typed.
  if (!preloads || document.querySelector('body font')) return
  preloads.remove()
  try {
    // Gatsby decodes the fragment as it starts, and ends in an empty page where that throws.
    decodeURI(location.hash)
    const response = fetch(__BUILD__.appData, { cache: 'no-cache' })
    // On its way meanwhile, that file included: a preload is used once.
    document.head.append(preloads.content)
    // The file holds the hash of the latest build and nothing else.
    if (!(await (await response).text()).includes(`"${__BUILD__.hash}"`)) return
  } catch {
    return
  }
  // What Gatsby writes into every page; here, so that pages carry no script of their own.
  Object.assign(window, { ___webpackCompilationHash: __BUILD__.hash, ___chunkMapping: {} })
  for (const { href: src } of document.querySelectorAll<HTMLLinkElement>('[as=script]'))
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }))
}
