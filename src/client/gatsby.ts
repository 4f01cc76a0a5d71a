/** Gatsby's hooks in the browser that are this site's own. */
import { openTarget } from './accordion'
import { start } from './start'

/** What webpack fills in; there is no `process` in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

export const onClientEntry = () => {
  // In a build the boot script has started it.
  if (process.env.NODE_ENV === 'production') return
  start()
}

// The router has moved the page by then.
export const onRouteUpdate = () => openTarget(false)
