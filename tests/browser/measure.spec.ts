/** Text is easy to read on every page and at every width: no line too long, no letter too small. */
import { KINDS, PARTS, partName } from './support/site'
import { expect, test, type Page } from './support/test'

const WIDTHS = [320, 390, 768, 1024, 1280, 1600, 1920]
/** Characters. */
const LONGEST_LINE = 70
/** Pixels. */
const SMALLEST_TEXT = 15

/** Lines that are too long, text that is too small, and text that doesn't line up, on the page as it stands. */
function misfits(page: Page, limits: { line: number; size: number }): Promise<string[]> {
  return page.evaluate(({ line, size }) => {
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
    const quote = (text: string) => `“${text.replaceAll(/\s+/g, ' ').trim().slice(0, 50)}”`
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const found: string[] = []

    const blocks = new Set<Element>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      if (!textContent?.trim() || !parentElement || !isShown(parentElement)) continue
      // Drawings have a test of their own.
      if (parentElement.closest('svg, select, script, style')) continue
      const style = getComputedStyle(parentElement)
      if (parseFloat(style.fontSize) < size - 0.01)
        found.push(`${style.fontSize}: ${quote(textContent)}`)
      let block = parentElement
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement
      blocks.add(block)
    }

    for (const block of blocks) {
      // Code has its own lines, and a path through the site is no column of text.
      if (block.closest('h1, h2, h3, nav, pre') || (block.textContent ?? '').length <= line)
        continue
      let [longest, length, left] = [0, 0, Infinity]
      const words = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      while (words.nextNode()) {
        const node = words.currentNode
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const box = range.getBoundingClientRect()
          length = box.left < left ? word.length : length + 1 + word.length
          left = box.left
          longest = Math.max(longest, length)
        }
      }
      if (longest > line) found.push(`${longest} characters: ${quote(block.textContent ?? '')}`)
    }

    // On wide screens a text stands on two edges: that of its headings and notes, and its own.
    for (const text of document.querySelectorAll('.prose')) {
      const edges = [...text.children]
        .filter(isShown)
        .map(child => Math.round(child.getBoundingClientRect().left))
      const distinct = [...new Set(edges)]
      if (distinct.length > (innerWidth < 960 ? 1 : 2))
        found.push(`A text stands on the edges ${distinct.join(', ')}.`)
    }
    return [...new Set(found)]
  }, limits)
}

async function misfitsOf(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of paths) {
    await page.goto(path)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const limits = { line: LONGEST_LINE, size: SMALLEST_TEXT }
      found.push(...(await misfits(page, limits)).map(fault => `${path}, ${width}: ${fault}`))
    }
  }
  return found
}

for (const path of [...KINDS, '/404'])
  test(`the text of ${path} is easy to read at every width`, async ({ page }) => {
    expect(await misfitsOf(page, [path])).toEqual([])
  })

for (const part of PARTS)
  test(
    `the text of ${partName(part)} is easy to read at every width`,
    { tag: '@slow' },
    async ({ page }) => {
      test.setTimeout(10 * 60_000)
      expect(await misfitsOf(page, part)).toEqual([])
    },
  )
