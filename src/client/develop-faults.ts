/** Develop: shows what is wrong in data/ and content/ on the page until it is mended. */

/** What the development server answers: see src/gatsby/dev-server.ts. */
interface FaultAnswer {
  /** “3 errors in 2 files.” */
  count: string
  /** Each fault with its place; empty where nothing is wrong. */
  list: string
  /** Whether anything is worse than a warning. */
  severe: boolean
}

/** Milliseconds between two questions to the development server. */
const INTERVAL = 2000

/** For so many milliseconds after the last fault, a page that broke is loaded again: its data is on its way. */
const RECOVERY = 30_000

/** When the last fault was mended, kept over those loads. */
const MENDED = 'faults-mended'

/** Gatsby's own screen over a page that broke. It shows code, which nobody who edits texts can mend. */
const CODE_SCREEN = 'gatsby-fast-refresh'

/** Starts asking. */
export function showFaults(): void {
  const panel = document.createElement('details')
  panel.setAttribute('role', 'alert')
  panel.hidden = true
  const count = panel.appendChild(document.createElement('summary'))
  const list = panel.appendChild(document.createElement('pre'))
  // Develop alone: the live site's policy allows no inline style, and never gets here.
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;max-height:60vh;overflow:auto;padding:.6rem 1rem;color:#fff;font:14px/1.4 monospace'
  count.style.cssText = 'cursor:pointer'
  list.style.cssText = 'margin:1rem 0 0;font:inherit;white-space:pre-wrap'
  document.body.append(panel)
  const screen = document.head.appendChild(document.createElement('style'))

  const show = (answer: FaultAnswer, wasSevere: boolean) => {
    const { severe } = answer
    if (answer.list !== list.textContent) {
      // Advice is one line until somebody wants to read it; what cannot be published is read at once.
      panel.open = severe
      count.textContent = answer.count
      list.textContent = answer.list
    }
    panel.hidden = answer.list === ''
    panel.style.background = severe ? '#7a1f0a' : '#4a3c00'
    screen.textContent = severe ? `${CODE_SCREEN}{display:none}` : ''
    if (severe) return
    if (wasSevere) sessionStorage.setItem(MENDED, String(Date.now()))
    const mended = Number(sessionStorage.getItem(MENDED))
    if (document.querySelector(CODE_SCREEN) && Date.now() - mended < RECOVERY) location.reload()
  }

  const ask = async (wasSevere: boolean) => {
    let severe = wasSevere
    try {
      const answer = (await (await fetch('/__faults')).json()) as FaultAnswer
      show(answer, wasSevere)
      ;({ severe } = answer)
    } catch {
      // The server is starting again; it will answer later.
    }
    setTimeout(() => void ask(severe), INTERVAL)
  }
  void ask(false)
}
