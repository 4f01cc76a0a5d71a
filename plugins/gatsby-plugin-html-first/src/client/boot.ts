/** The one script of a first view: what the site adds, and the application at the first sign of intent. */
import { loadOnIntent } from './intent'
import { meetInvalidForms } from './invalid-forms'
import { watchLinks } from './watch-links'

/**
 * Starts once the page is parsed. The script waits for the page and the page for no script, so that one that
 * hangs holds nothing up.
 *
 * @param site what the site adds: the export `start` of the module that the option `boot` names
 */
export function boot(site?: () => void): void {
  const start = () => {
    site?.()
    watchLinks()
    meetInvalidForms()
    loadOnIntent()
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}
