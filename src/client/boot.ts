/**
 * The one script of a first view. It makes native menus and answers quicker, remembers the language,
 * and loads the application at the first sign that the visitor is about to use it.
 */
import { startBehaviour } from './behaviour'
import { loadOnIntent } from './intent'

function start(): void {
  startBehaviour()
  loadOnIntent()
}

// The script waits for the page and the page for no script, so that one that hangs holds nothing up.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start)
else start()
