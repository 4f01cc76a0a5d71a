/** Loads the application once the visitor is about to use the page, and never before. */
import { APPLICATION } from './events'

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
  // A pointer over something to use, which a finger that comes down is too; a key; focus; a click by assistive technology.
  for (const sign of ['pointerover', 'keydown', 'focusin', 'click'])
    addEventListener(
      sign,
      event => {
        if (sign === 'keydown' || (event.target as Element).closest(USABLE)) void startApplication()
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

let isStarting = false

/**
 * Fetches the application into the browser's cache, then adds its scripts, once. A request that fails leaves the page as
 * it was, for the next sign of intent to try again; by fetch, since Chromium keeps a preload that failed. A site built
 * anew since this page was loaded isn't started: links load the new pages whole.
 */
async function startApplication(): Promise<void> {
  const template = document.querySelector('template')
  // A browser that translates has put words into elements of its own, which React would throw away with what was typed.
  if (!template || isStarting || document.querySelector('body font')) return
  isStarting = true
  try {
    // Gatsby decodes the fragment as it starts, and ends in an empty page where that throws.
    decodeURI(location.hash)
    const links = [...template.content.children] as HTMLLinkElement[]
    const [appData] = await Promise.all([
      read(__BUILD__.appData, 'no-cache'),
      ...links.map(link => read(link.href)),
    ])
    // The file holds the hash of the latest build and nothing else.
    if (!appData.includes(`"${__BUILD__.hash}"`)) return
    // The data is asked for again, while the scripts start.
    document.head.append(template.content)
    // What Gatsby writes into every page; here, so that pages carry no script of their own.
    window.___webpackCompilationHash = __BUILD__.hash
    // In any order: webpack runs the application once all of them are there.
    for (const { as, href: src } of links)
      if (as === 'script')
        document.head.append(Object.assign(document.createElement('script'), { src }))
  } catch {
    isStarting = false
  }
}

const read = async (file: string, cache?: RequestCache) => (await fetch(file, { cache })).text()
