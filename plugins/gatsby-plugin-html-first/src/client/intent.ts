/** Loads the application when the visitor is about to use the page, and not before. */
import { APPLICATION } from './events'

/** Interactive elements. */
const USABLE = 'a,button,summary,label,input,select,textarea,[role=button]'

/**
 * Starts the application at the first sign of intent. A query parameter listed in an element's `data-query` counts, and
 * so does an element that already has focus.
 */
export function loadOnIntent() {
  const known = document.querySelector<HTMLElement>('[data-query]')?.dataset.query?.split(' ')
  const query = new URLSearchParams(location.search)
  if (known?.some(name => query.has(name)) || document.querySelector(':focus'))
    void startApplication()
  // Any key or click counts, because any element may have a handler.
  for (const sign of ['keydown', 'click'])
    addEventListener(sign, () => void startApplication(), true)
  // Pointing at, touching, or focusing an interactive element counts too.
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => {
        if ((target as Element).closest(USABLE)) void startApplication()
      },
      true,
    )
  // After a reload, going Back to an entry that the application added changes only the URL, so load that page.
  const page = withoutFragment()
  addEventListener('popstate', () => {
    if (withoutFragment() !== page && !document.querySelector(`[${APPLICATION}]`)) location.reload()
  })
}

const withoutFragment = () => location.href.split('#')[0]

let isStarting = false

/**
 * Fetches the application into the browser's cache, then adds its scripts. Runs once, but if a request fails, the next
 * sign of intent tries again. Uses fetch because Chromium doesn't retry a failed preload. If the site has been rebuilt
 * since this page loaded, the application doesn't start, and links load the new pages in full.
 */
async function startApplication() {
  const template = document.querySelector('template')
  // Browser translation adds elements that React would discard, along with the visitor's input.
  if (!template || isStarting || document.querySelector('body font')) return
  isStarting = true
  try {
    // Gatsby decodes the path and fragment when it starts, and leaves the page empty if that throws. For //about, hosts
    // serve a page that the application would replace with “Page not found”.
    if (decodeURI(location.pathname + location.hash).includes('//')) return
    const links = [...template.content.children] as HTMLLinkElement[]
    const texts = await Promise.all(links.map(read))
    // One of the files is app-data.json, which contains the latest build's hash.
    const { build = '' } = template.dataset
    if (!texts.includes(JSON.stringify({ webpackCompilationHash: build }))) return
    // Preload the data, which the runtime requests again.
    document.head.append(template.content)
    // Gatsby sets this with an inline script in every page.
    window.___webpackCompilationHash = build
    // The order doesn't matter: webpack waits for all of them.
    for (const { as, href: src } of links)
      if (as === 'script')
        document.head.append(Object.assign(document.createElement('script'), { src }))
  } catch {
    isStarting = false
  }
}

/** Reads a script, or the latest version of a data file. */
const read = async ({ as, href }: HTMLLinkElement) =>
  (await fetch(href, { cache: as === 'fetch' ? 'no-cache' : 'default' })).text()
