/** This site’s Gatsby browser hooks. */
import { openTarget } from './accordion'
import { start } from './start'

/** Replaced by webpack. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

export const onClientEntry = () => {
  // In a build, the boot script has already called `start`.
  if (process.env.NODE_ENV === 'production') return
  start()
}

// Don’t scroll to the answer: the router already did.
export const onRouteUpdate = () => openTarget(false)
