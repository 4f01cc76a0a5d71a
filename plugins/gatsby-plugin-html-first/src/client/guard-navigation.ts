/**
 * Client navigations that always arrive.
 *
 * Gatsby's own navigation leaves gaps: a request that never answers has no end, an error drops query
 * and fragment, a template that a newer deploy has renamed makes a click do nothing. So each
 * navigation first loads what the page needs, with a limit of time; if anything about it is not as
 * it should be, the browser loads the page whole, which is always right.
 */
import { hideLoading, showLoadingSoon } from './loading'

/** Milliseconds after which a page that has not arrived is loaded whole. */
const TIMEOUT_MS = 4000

type Outcome = 'ready' | 'broken'

/** Which navigation is the latest; an earlier one that ends late does nothing. */
let latest = 0

/** Puts the guard between links and Gatsby's navigation, and before the history's events. */
export function guardNavigation(): void {
  const native = window.___navigate
  const guarded = (to: string | number, options?: { replace?: boolean }) => {
    if (typeof to === 'number') {
      native(to)
      return
    }
    const target = new URL(to, location.href)
    if (samePage(target)) {
      native(to, options)
      return
    }
    arrive(target, outcome => {
      if (outcome === 'ready') native(to, options)
      else if (options?.replace) location.replace(target)
      else location.assign(target)
    })
  }
  window.___navigate = guarded
  window.___push = to => guarded(to, { replace: false })
  window.___replace = to => guarded(to, { replace: true })
  window.addEventListener('popstate', holdUntilLoaded, { capture: true })
  window.addEventListener('pageshow', forgetWait)
}

/** A page that Back brings as it was left waits for nothing any more. */
function forgetWait({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  latest++
  hideLoading()
}

/** Back and forward: the address is already the new one, so the page must follow or be reloaded. */
function holdUntilLoaded(event: PopStateEvent): void {
  const { ___loader: loader } = window
  if (loader.loadPageSync(location.pathname + location.search)) {
    latest++
    hideLoading()
    return
  }
  event.stopImmediatePropagation()
  const state: unknown = event.state
  arrive(new URL(location.href), outcome => {
    if (outcome === 'ready') window.dispatchEvent(new PopStateEvent('popstate', { state }))
    else location.reload()
  })
}

/** Loads what a page needs and says how that ended; once, and only for the latest navigation. */
function arrive(target: URL, done: (outcome: Outcome) => void): void {
  const { ___loader: loader, ___webpackCompilationHash: hash } = window
  const own = ++latest
  const path = target.pathname + target.search
  let ended = false
  const end = (outcome: Outcome) => {
    if (ended || own !== latest) return
    ended = true
    clearTimeout(limit)
    done(outcome)
  }
  const limit = setTimeout(() => end('broken'), TIMEOUT_MS)
  showLoadingSoon()
  loader.loadPage(path).then(
    resources => {
      const good =
        resources !== undefined &&
        resources.status !== 'error' &&
        // A page made by another build needs that build's scripts.
        resources.page?.webpackCompilationHash === hash &&
        // Whether a page is really missing is for the server to say.
        !loader.isPageNotFound(path)
      end(good ? 'ready' : 'broken')
    },
    () => end('broken'),
  )
}

function samePage(target: URL): boolean {
  return target.pathname === location.pathname && target.search === location.search
}
