/** Develop: shows what is wrong in data/ and content/ on the page until it is mended. */

/** Milliseconds between two questions to the development server. */
const INTERVAL = 2000

/** Starts asking. */
export function showFaults(): void {
  const panel = document.createElement('pre')
  panel.setAttribute('role', 'alert')
  panel.hidden = true
  // Develop alone: the live site's policy allows no inline style, and never gets here.
  panel.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9;max-height:60vh;overflow:auto;margin:0;padding:1rem;background:#7a1f0a;color:#fff;font:14px/1.4 monospace;white-space:pre-wrap'
  document.body.append(panel)
  const ask = async () => {
    try {
      const text = await (await fetch('/__faults')).text()
      panel.textContent = text
      panel.hidden = text === ''
    } catch {
      // The server is starting again; it will answer later.
    }
    setTimeout(() => void ask(), INTERVAL)
  }
  void ask()
}
