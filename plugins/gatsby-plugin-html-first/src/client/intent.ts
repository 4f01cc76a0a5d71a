/** Loads the application when the visitor is about to use the page, and not before. */
import { APPLICATION } from './events'

/** Interactive elements. */
const USABLE = 'a,button,summary,label,input,select,textarea,[role=button]'

/** Inserted by the build: its own hash, and the URL with the latest build's hash. */
declare const __BUILD__: { hash: string; appData: string }

/**
 * Starts the application at the first sign of intent. A query parameter counts if an element's `data-query` names it, and
 * so does an element that already has focus. The page of a client-only route is only a shell, so it starts right away.
 */
export function loadOnIntent(): void {
  const known = document.querySelector<HTMLElement>('[data-query]')?.dataset.query?.split(' ')
  const query = new URLSearchParams(location.search)
  if (known?.some(name => query.has(name)) || document.querySelector(':focus,[data-now]'))
    void startApplication()
  // A key, or a click on anything, because any element may have a handler.
  for (const sign of ['keydown', 'click'])
    addEventListener(sign, () => void startApplication(), true)
  // A pointer, a finger, or focus on an interactive element.
  for (const sign of ['pointerover', 'focusin'])
    addEventListener(
      sign,
      ({ target }) => {
        if ((target as Element).closest(USABLE)) void startApplication()
      },
      true,
    )
  // After a reload, Back to an entry that the application added changes only the URL, so load that page.
  const page = withoutFragment()
  addEventListener('popstate', () => {
    if (withoutFragment() !== page && !document.querySelector(`[${APPLICATION}]`)) location.reload()
  })
}

const withoutFragment = () => location.href.split('#')[0]

let isStarting = false

/**
 * Fetches the application into the browser's cache, then adds its scripts, once. If a request fails, the next sign of
 * intent tries again. It uses fetch because Chromium keeps a failed preload. If the site was rebuilt since this page
 * loaded, the application doesn't start, and links load the new pages in full.
 */
async function startApplication(): Promise<void> {
  const template = document.querySelector('template')
  // A browser's translation adds elements that React would discard, along with what the visitor typed.
  if (!template || isStarting || document.querySelector('body font')) return
  isStarting = true
  try {
    // Gatsby decodes the path and fragment when it starts, and leaves an empty page if that throws. Hosts answer //about
    // with a page that the application would replace with “Page not found”.
    if (decodeURI(location.pathname + location.hash).includes('//')) return
    const links = [...template.content.children] as HTMLLinkElement[]
    const [appData] = await Promise.all([
      read(__BUILD__.appData, 'no-cache'),
      ...links.map(link => read(link.href)),
    ])
    // The file contains only the latest build's hash.
    if (!appData.includes(`"${__BUILD__.hash}"`)) return
    // Preloads the data, which the runtime requests again.
    document.head.append(template.content)
    // Gatsby writes this into every page, which would need an inline script.
    window.___webpackCompilationHash = __BUILD__.hash
    // The order doesn't matter: webpack waits for all of them.
    for (const { as, href: src } of links)
      if (as === 'script')
        document.head.append(Object.assign(document.createElement('script'), { src }))
  } catch {
    isStarting = false
  }
}

const read = async (file: string, cache?: RequestCache) => (await fetch(file, { cache })).text()
