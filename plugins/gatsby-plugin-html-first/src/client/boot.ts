/** The one script of a first view: what the site adds, and the application at the first sign of intent. */
import { loadOnIntent } from './intent'
import { replayEarlyInput } from './replay-early-input'
import { watchLinks } from './watch-links'

/**
 * Starts. The page is parsed by now: the script is a module, which browsers run after that.
 *
 * @param site what the site adds: the export `start` of the module that the option `boot` names
 */
export function boot(site?: () => void): void {
  site?.()
  watchLinks()
  replayEarlyInput()
  loadOnIntent()
}
