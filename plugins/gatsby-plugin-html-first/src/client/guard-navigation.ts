/**
 * Ensures that client navigation always ends.
 *
 * Gatsby's navigation has gaps: a request that gets no response never ends, an error drops the query and fragment, and
 * a click does nothing if a deploy has renamed the template. So each navigation first loads the page's resources, with
 * a time limit. If anything goes wrong, the browser loads the page in full.
 */
import { hideLoading, showLoadingSoon } from './loading'
import { saveScrollPositions, startNewVisit } from './scroll-positions'

/** How long a page may take before the browser loads it in full, in milliseconds. */
const TIMEOUT_MS = 4000

/** The number of the latest navigation. Earlier navigations that finish late are ignored. */
let latest = 0

/** Wraps Gatsby's navigation and handles `popstate` before the router does. */
export function guardNavigation() {
  const { ___navigate: native, ___loader: loader } = window
  const { loadPage, loadPageSync, isPageNotFound } = loader
  loader.loadPage = path => loadPage(pageOf(path))
  loader.loadPageSync = (path, options) => loadPageSync(pageOf(path), options)
  loader.isPageNotFound = path => pageOf(path) === NOT_FOUND || isPageNotFound(pageOf(path))
  const guarded: Window['___navigate'] = (to, options) => {
    if (typeof to === 'number') {
      native(to)
      return
    }
    const target = new URL(to, location.href)
    const end = (isReady: boolean) => {
      if (isReady) {
        startNewVisit()
        native(to, options)
      } else if (options?.replace) location.replace(target)
      else location.assign(target)
    }
    if (target.pathname === location.pathname && target.search === location.search) end(true)
    else arrive(target.pathname, end)
  }
  window.___navigate = guarded
  window.___push = guarded
  window.___replace = to => guarded(to, { replace: true })
  saveScrollPositions()
  addEventListener('popstate', holdUntilLoaded, true)
  addEventListener('pageshow', ({ persisted }) => {
    // A page restored from the back/forward cache isn't loading anything.
    if (!persisted) return
    latest++
    hideLoading()
  })
}

/** Handles Back and Forward. The URL has already changed, so the page must change or reload. */
function holdUntilLoaded(event: PopStateEvent) {
  if (window.___loader.loadPageSync(location.pathname)) {
    latest++
    hideLoading()
    return
  }
  event.stopImmediatePropagation()
  arrive(location.pathname, isReady => {
    if (isReady) dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }))
    else location.reload()
  })
}

/** Loads a page's resources, then calls `done` once, unless a newer navigation has started. */
function arrive(path: string, done: (isReady: boolean) => void) {
  const { ___loader: loader, ___webpackCompilationHash: hash } = window
  const own = ++latest
  const end = (isReady: boolean) => {
    if (own !== latest) return
    latest++
    clearTimeout(limit)
    done(isReady)
  }
  const limit = setTimeout(end, TIMEOUT_MS, false)
  showLoadingSoon()
  loader.loadPage(path).then(
    resources =>
      end(
        resources?.status !== 'error' &&
          // A page from another build needs that build's scripts.
          resources?.page?.webpackCompilationHash === hash &&
          // Only the server knows whether a page is really missing.
          !loader.isPageNotFound(path),
      ),
    () => end(false),
  )
}

const NOT_FOUND = '/404.html'

/**
 * Returns the page for a path. Drops the query, because Gatsby would load the data again for each query. Paths that
 * browsers resolve to another host (`/\host`, `//host`) aren't pages. Neither are paths with encoded slashes and the
 * like, which Gatsby's router encodes twice.
 */
function pageOf(path: string) {
  const [page = ''] = path.split('?', 1)
  try {
    return /[\\%\t\r\n]|\/\//.test(decodeURI(page)) ? NOT_FOUND : page
  } catch {
    // The path can't be decoded.
    return NOT_FOUND
  }
}
