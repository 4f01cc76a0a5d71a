/** Text is easy to read on every page at every width: columns aren’t too wide, and letters aren’t too small. */
import { KINDS, PARTS, partName } from './support/site'
import { expect, test, type Page } from './support/test'

const WIDTHS = [320, 390, 768, 1024, 1280, 1600, 1920]
/** In characters. */
const WIDEST_COLUMN = 70
/** In pixels. */
const SMALLEST_TEXT = 15

/** Finds columns that are too wide, text that’s too small, and text that doesn’t line up. */
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

    /** Each block’s text nodes, excluding those in nested blocks. */
    const texts = new Map<Element, Node[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const { textContent, parentElement } = node
      if (!textContent?.trim() || !parentElement || !isShown(parentElement)) continue
      // Drawings have a separate test.
      if (parentElement.closest('svg, select, script, style')) continue
      const style = getComputedStyle(parentElement)
      if (parseFloat(style.fontSize) < size - 0.01)
        found.push(`${style.fontSize}: ${quote(textContent)}`)
      let block = parentElement
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement
      texts.set(block, [...(texts.get(block) ?? []), node])
    }

    for (const [block, nodes] of texts) {
      // Code has its own line breaks, and headings and breadcrumbs aren’t text columns.
      if (block.closest('h1, h2, h3, nav, pre')) continue
      // A word broken at a hyphen has a box on each line. Count it on the first.
      const words = nodes.flatMap(node =>
        [...(node.textContent ?? '').matchAll(/(\s*)(\S+)\s*/g)].flatMap(
          ({ 0: text, 1: space = '', 2: word = '', index }) => {
            const range = document.createRange()
            range.setStart(node, index + space.length)
            range.setEnd(node, index + space.length + word.length)
            const [box] = range.getClientRects()
            return box ? [{ text, middle: box.y + box.height / 2, height: box.height }] : []
          },
        ),
      )
      // Text more than half a line lower is on the next line, but a raised or larger letter isn’t.
      const lines: { text: string; middle: number }[] = []
      for (const { text, middle, height } of words) {
        const last = lines.at(-1)
        if (last && Math.abs(middle - last.middle) < height / 2) last.text += text
        else lines.push({ text, middle })
      }
      // A column’s width is the average of its full lines, without the last line, which can be short.
      const lengths = lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim().length)
      const full = lengths.length > 1 ? lengths.slice(0, -1) : lengths
      // A single line in a cell is a label, not a text column.
      if (lengths.length === 1 && block.closest('td')) continue
      const average = full.reduce((sum, length) => sum + length, 0) / full.length
      if (average > line)
        found.push(`${Math.round(average)} characters: ${quote(lines[0]?.text ?? '')}`)
    }

    // On wide screens, an article has two left edges: one for headings and notes, and one for its text.
    for (const text of document.querySelectorAll('.prose')) {
      const edges = [...text.children]
        .filter(isShown)
        .map(child => Math.round(child.getBoundingClientRect().left))
      const distinct = [...new Set(edges)]
      if (distinct.length > (innerWidth < 960 ? 1 : 2))
        found.push(`An article has too many left edges: ${distinct.join(', ')}.`)
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
      const limits = { line: WIDEST_COLUMN, size: SMALLEST_TEXT }
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
