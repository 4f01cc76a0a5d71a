/** This site’s Gatsby browser hooks. */
import { openTarget } from './accordion'
import { start } from './start'

/** Replaced by webpack. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

export const onClientEntry = () => {
  // In a build, the boot script has called it already.
  if (process.env.NODE_ENV === 'production') return
  start()
}

// Not scrolled: the router has done that.
export const onRouteUpdate = () => openTarget(false)
