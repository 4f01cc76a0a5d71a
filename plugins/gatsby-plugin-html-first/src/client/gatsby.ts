/** Gatsby browser hooks that make sure navigations always finish and nothing loads before intent. */
import { APPLICATION } from './events'
import { focusTarget } from './focus-target'
import { guardNavigation } from './guard-navigation'
import { hideLoading, watchLinks } from './loading'
import { keepTexts, replayEarlyInput } from './replay-early-input'

/** Replaced by webpack; browsers have no `process`. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** Don't prefetch links that are merely in view. Hovering over a link or focusing it counts as intent. */
export const disableCorePrefetching = () => true

export const onClientEntry = () => {
  // Development has no boot script, and no newer builds that could break navigation.
  if (process.env.NODE_ENV === 'production') {
    // Gatsby uses this map to prefetch a page's chunks. With this plugin, each page lists its own chunks.
    window.___chunkMapping = {}
    hideDeniedStorage()
    keepTexts()
    guardNavigation()
  } else watchLinks()
}

/** Gatsby assumes that `sessionStorage` works if it exists: https://github.com/gatsbyjs/gatsby/issues/34512 */
function hideDeniedStorage() {
  try {
    sessionStorage.removeItem('')
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null })
  }
}

export const onInitialClientRender = () => {
  announceTitles()
  // The application handles links now, so this attribute turns off the speculation rules in headers.ts.
  document.documentElement.setAttribute(APPLICATION, '')
  replayEarlyInput()
}

/**
 * Makes Gatsby's announcer read out the page's title, like screen readers do after a full load. By default, it reads
 * the heading, which may be a slogan: https://github.com/gatsbyjs/gatsby/issues/35187
 */
function announceTitles() {
  const announcer = document.getElementById('gatsby-announcer')
  if (!announcer) return
  Object.defineProperty(announcer, 'innerText', {
    set: () => {
      const announcement = `Navigated to ${document.title}`
      if (announcer.textContent !== announcement) announcer.textContent = announcement
    },
  })
}

export const onRouteUpdate = ({ prevLocation }: { prevLocation?: unknown }) => {
  // The application has just started, and a navigation that began earlier may still be loading.
  if (!prevLocation) return
  hideLoading()
  focusTarget()
}
