/** Finds overlapping text. */
import type { Page } from '@playwright/test'

/** The share of the line height that letters fill; the rest is the font’s own spacing. */
const LETTERS = 0.6

/** Describes each pair of texts in different blocks whose letters overlap. */
export function overlappingText(page: Page): Promise<string[]> {
  return page.evaluate(letters => {
    interface Line {
      block: Element
      text: string
      left: number
      right: number
      top: number
      bottom: number
    }
    const lines: Line[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim()
      if (!parent || !text || parent.closest('script,style,[aria-hidden=true]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (isApart(parent)) continue
      range.selectNodeContents(node)
      const block = blockOf(parent)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const air = ((bottom - top) * (1 - letters)) / 2
        if (right - left > 1 && bottom > top)
          lines.push({ block, text, left, right, top: top + air, bottom: bottom - air })
      }
    }
    lines.sort((a, b) => a.top - b.top)
    const found = new Set<string>()
    lines.forEach((line, index) => {
      for (let next = index + 1; next < lines.length; next++) {
        const other = lines[next]
        if (!other || other.top >= line.bottom - 1) break
        if (other.block === line.block) continue
        if (Math.min(line.right, other.right) - Math.max(line.left, other.left) > 1)
          found.add(`“${line.text.slice(0, 40)}” overlaps “${other.text.slice(0, 40)}”`)
      }
    })
    return [...found]

    function blockOf(element: Element): Element {
      let block = element
      while (block.tagName === 'tspan' || getComputedStyle(block).display === 'inline')
        // An SVG text element counts as a block, regardless of `display`.
        if (block.tagName === 'text' || !block.parentElement) break
        else block = block.parentElement
      return block
    }

    /** Whether an element is only for screen readers, or is fixed or sticky, so text scrolls under it. */
    function isApart(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, position } = getComputedStyle(box)
        if (clipPath !== 'none' || /fixed|sticky/.test(position)) return true
      }
      return false
    }
  }, LETTERS)
}
