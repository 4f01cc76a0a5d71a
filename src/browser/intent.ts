/** Loads the application once the visitor is about to use the page, and never before. */

/** The signs of intent: a pointer over something to use, a touch, a key, focus. */
const SIGNS = ['pointerover', 'touchstart', 'keydown', 'focusin'] as const

/** What there is to use. */
const USABLE = 'a[href], button, input, select, textarea, summary, label'

/** Written by the finishing step: the build's own hash, its scripts in order, and the path prefix. */
declare const __BUILD__: { hash: string; scripts: string[]; appData: string }

/** Waits for the first sign, then starts the application. */
export function loadOnIntent(): void {
  // Data savers get plain pages: each is complete, and a click is one small request.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
  const onSign = (event: Event) => {
    if (event.type !== 'keydown' && !(event.target as Element).closest?.(USABLE)) return
    for (const sign of SIGNS) removeEventListener(sign, onSign, true)
    void start()
  }
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true })
}

/**
 * Adds the application's scripts, unless the site has been built anew since this page was loaded:
 * the page then stays as it is, and its links load the new pages whole.
 */
async function start(): Promise<void> {
  const { hash, scripts, appData } = __BUILD__
  try {
    // Gatsby decodes the fragment as it starts, and ends in an empty page where that throws.
    decodeURI(location.hash)
    const response = await fetch(appData, { cache: 'no-cache' })
    const data = (await response.json()) as { webpackCompilationHash?: string }
    if (data.webpackCompilationHash !== hash) return
  } catch {
    return
  }
  // What Gatsby writes into every page; here, so that pages carry no script of their own.
  Object.assign(window, { ___webpackCompilationHash: hash, ___chunkMapping: {} })
  for (const src of scripts) {
    const script = document.createElement('script')
    script.src = src
    script.async = false
    document.head.append(script)
  }
}
