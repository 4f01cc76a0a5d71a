/** The only script of a first view. It runs the site's own module, and starts the application on intent. */
import { holdEarlyInput } from './hold-early-input'
import { loadOnIntent } from './intent'
import { watchLinks } from './watch-links'

/**
 * Starts. The page is already parsed, because the script is a module.
 *
 * @param site the export `start` of the module named by the option `boot`
 */
export function boot(site?: () => void): void {
  site?.()
  watchLinks()
  holdEarlyInput()
  loadOnIntent()
}
