/** Finds text beyond the page’s edge, text clipped by a box around it, and numbers broken across two lines. */
import type { Page } from '@playwright/test'

/** Describes each piece of lost text, and the page itself if it scrolls sideways. */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lost: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth)
      lost.push(`the page is ${root.scrollWidth} px wide in a ${root.clientWidth} px window`)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || /^(?:SCRIPT|STYLE)$/.test(parent.tagName))
        continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      // Skip drawings that repeat the text next to them.
      if (parent.closest('[aria-hidden=true]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const rect = range.getBoundingClientRect()
      if (!rect.width || !rect.height) continue
      const isBroken = /^[$\d,.:%]+$/.test(range.toString()) && range.getClientRects().length > 1
      const where = isBroken ? 'is broken across lines' : lostAt(rect, parent)
      if (where) lost.push(`“${node.textContent.trim().slice(0, 40)}” ${where}`)
    }
    return lost

    function lostAt(rect: DOMRect, parent: Element): string | undefined {
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const style = getComputedStyle(box)
        // Skip text for screen readers only, or shown on focus.
        if (style.clipPath !== 'none' || style.position === 'fixed') return undefined
        // Scrollable text isn’t lost; axe checks that it can be scrolled with the keyboard.
        if (/auto|scroll/.test(style.overflowX)) return undefined
        if (/hidden|clip/.test(style.overflowX) && !(box instanceof SVGElement)) {
          const edge = box.getBoundingClientRect()
          if (rect.right > edge.right + 2 || rect.left < edge.left - 2)
            return 'is cut off on one side'
          if (rect.bottom > edge.bottom + 4 || rect.top < edge.top - 4)
            return 'is cut off at the top or bottom'
        }
      }
      if (rect.right > root.clientWidth + 1) return `ends at ${Math.round(rect.right)}`
      if (rect.left < -1) return `starts at ${Math.round(rect.left)}`
      return undefined
    }
  })
}

/** Applies WCAG 1.4.12 text spacing in a constructed style sheet, which the Content Security Policy allows. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets = [sheet]
  })
}
