/**
 * Client navigations that always arrive.
 *
 * Gatsby's own navigation leaves gaps: a request that never answers has no end, an error drops query
 * and fragment, a template that a newer deploy has renamed makes a click do nothing. So each
 * navigation first loads what the page needs, with a limit of time; if anything about it is not as
 * it should be, the browser loads the page whole, which is always right.
 */
import { hideLoading, showLoadingSoon } from './loading'
import { saveScrollPositions, startNewVisit } from './scroll-positions'

/** Milliseconds after which a page that has not arrived is loaded whole. */
const TIMEOUT_MS = 4000

/** Which navigation is the latest; an earlier one that ends late does nothing. */
let latest = 0

/** Puts the guard between links and Gatsby's navigation, and before the history's events. */
export function guardNavigation(): void {
  const { ___navigate: native, ___loader: loader } = window
  const { loadPage, loadPageSync, isPageNotFound } = loader
  loader.loadPage = path => loadPage(pageOf(path))
  loader.loadPageSync = (path, options) => loadPageSync(pageOf(path), options)
  loader.isPageNotFound = path => pageOf(path) === NOT_FOUND || isPageNotFound(pageOf(path))
  const guarded = (to: string | number, options?: { replace?: boolean }) => {
    if (typeof to === 'number') {
      native(to)
      return
    }
    const follow = () => {
      startNewVisit()
      native(to, options)
    }
    const target = new URL(to, location.href)
    if (target.pathname === location.pathname && target.search === location.search) {
      follow()
      return
    }
    arrive(target, isReady => {
      if (isReady) follow()
      else if (options?.replace) location.replace(target)
      else location.assign(target)
    })
  }
  window.___navigate = guarded
  window.___push = to => guarded(to, { replace: false })
  window.___replace = to => guarded(to, { replace: true })
  saveScrollPositions()
  window.addEventListener('popstate', holdUntilLoaded, { capture: true })
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that Back brings as it was left waits for nothing any more.
    if (!persisted) return
    latest++
    hideLoading()
  })
}

/** Back and forward: the address is already the new one, so the page must follow or be reloaded. */
function holdUntilLoaded(event: PopStateEvent): void {
  if (window.___loader.loadPageSync(location.pathname)) {
    latest++
    hideLoading()
    return
  }
  event.stopImmediatePropagation()
  arrive(new URL(location.href), isReady => {
    if (isReady)
      window.dispatchEvent(new PopStateEvent('popstate', { state: event.state as unknown }))
    else location.reload()
  })
}

/** Loads what a page needs and says how that ended; once, and only for the latest navigation. */
function arrive({ pathname: path }: URL, done: (isReady: boolean) => void): void {
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
          // A page made by another build needs that build's scripts.
          resources?.page?.webpackCompilationHash === hash &&
          // Whether a page is really missing is for the server to say.
          !loader.isPageNotFound(path),
      ),
    () => end(false),
  )
}

const NOT_FOUND = '/404.html'

/**
 * The page that a path names. A query names no other page, for which Gatsby would load the data again. Nor does a path
 * that a browser resolves to another host (`/\host`, `//host`), which Gatsby would request, or one with an encoded
 * slash or the like, which Gatsby's router encodes twice and then finds no data for.
 */
function pageOf(path: string): string {
  const [page = ''] = path.split('?', 1)
  try {
    return /[\\%\t\r\n]|\/\//.test(decodeURI(page)) ? NOT_FOUND : page
  } catch {
    // Not decodable.
    return NOT_FOUND
  }
}
