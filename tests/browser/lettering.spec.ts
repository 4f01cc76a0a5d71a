import { PARTS, partName } from './support/site'
import { expect, test } from './support/test'

/** The narrowest telephone, a common one, and a desk. */
const WIDTHS = [320, 390, 1280]
/** The text size that browsers come with, and twice that. */
const FONTS = [16, 32]

for (const part of PARTS) {
  test(`lettering of charts grows with text, keeps apart and within its chart, ${partName(part)}`, async ({
    page,
  }) => {
    test.slow()
    const session = await page.context().newCDPSession(page)
    const faults: string[] = []
    for (const path of part) {
      await page.goto(path)
      if ((await page.locator('.g-chart').count()) === 0) continue
      await page.evaluate(() => document.fonts.ready)
      for (const [width, font] of WIDTHS.flatMap(width =>
        FONTS.map(font => [width, font] as const),
      )) {
        await page.setViewportSize({ width, height: 900 })
        await session.send('Page.setFontSizes', { fontSizes: { standard: font } })
        const found = await page.evaluate(font => {
          /** Pixels by which letters may touch or pass the edge: less than a stroke. */
          const off = 2
          /** No letter is smaller than 13 pixels, or than the same share of another size. */
          const least = (13 / 16) * font - 0.1
          return [...document.querySelectorAll('.g-chart')].flatMap(figure => {
            // The drawing’s own: with large text it may scroll in its figure.
            const edge = figure.querySelector(':scope > svg')?.getBoundingClientRect()
            if (!edge) return []
            const texts = [...figure.querySelectorAll(':scope > svg text')]
            const small = texts
              .filter(text => parseFloat(getComputedStyle(text).fontSize) < least)
              .map(text => `“${text.textContent}” is small`)
            const letters = texts
              .map(text => ({ text: text.textContent, box: text.getBoundingClientRect() }))
              .filter(({ box }) => box.width > 0)
              // A line's box has room above its capitals and below its feet: a fifth each.
              .map(({ text, box }) => ({
                text,
                left: box.left,
                right: box.right,
                top: box.top + box.height / 5,
                bottom: box.bottom - box.height / 5,
              }))
            const beyond = letters
              .filter(one => one.left < edge.left - off || one.right > edge.right + off)
              .map(({ text }) => `“${text}” is beyond the edge`)
            const over = letters.flatMap((one, index) =>
              letters
                .slice(index + 1)
                .filter(
                  other =>
                    Math.min(one.right, other.right) - Math.max(one.left, other.left) > off &&
                    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > off,
                )
                .map(other => `“${one.text}” is over “${other.text}”`),
            )
            return [...small, ...beyond, ...over]
          })
        }, font)
        faults.push(...found.map(fault => `${path} at ${width}, text ${font}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
  })
}

/** From where headings hang beside their texts, two desks, and a wide one. */
const DESKS = [960, 1280, 1920, 2560]

for (const part of PARTS) {
  test(`a table under a heading begins below the heading’s rule, ${partName(part)}`, async ({
    page,
  }) => {
    const struck: string[] = []
    for (const path of part) {
      await page.goto(path)
      const tables = page.locator('.prose > h2 + .s-table')
      if ((await tables.count()) === 0) continue
      for (const width of DESKS) {
        await page.setViewportSize({ width, height: 900 })
        const over = await tables.evaluateAll(
          found =>
            found.filter(table => {
              // The rule is the upper edge of the heading.
              const rule = table.previousElementSibling?.getBoundingClientRect().top ?? 0
              const head = table.querySelector('th, td')?.getBoundingClientRect().top ?? 0
              return head <= rule
            }).length,
        )
        if (over > 0) struck.push(`${path}, ${width} pixels wide`)
      }
    }
    expect(struck).toEqual([])
  })
}
