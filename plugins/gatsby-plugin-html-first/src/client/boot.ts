/** The only script on a first view. It runs the site's own module and starts the application on intent. */
import { holdEarlyInput } from './hold-early-input'
import { loadOnIntent } from './intent'
import { watchLinks } from './loading'

/**
 * Runs the boot script. The page has already been parsed, because module scripts are deferred.
 *
 * @param site the `start` export of the module in the `boot` option
 */
export function boot(site?: () => void) {
  site?.()
  watchLinks()
  holdEarlyInput()
  loadOnIntent()
}
