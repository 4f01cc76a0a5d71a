import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { quietRow } from './quiet-row'

/** A white picture of 100 by 300 with lines of text: stripes over these rows. */
async function page(...texts: readonly (readonly [top: number, bottom: number])[]) {
  const [width, height] = [100, 300]
  const pixels = Buffer.alloc(width * height, 255)
  for (const [top, bottom] of texts)
    for (let y = top; y < bottom; y++)
      for (let x = 10; x < 90; x += 4) pixels.fill(0, y * width + x, y * width + x + 2)
  const path = join(mkdtempSync(join(tmpdir(), 'quiet-row-')), 'page.png')
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(path)
  return path
}

test('a cut goes between two lines of text, as near as there is room', async () => {
  expect(await quietRow(await page(), 200)).toBe(200)
  const row = await quietRow(await page([170, 186], [194, 212]), 200)
  expect(row).toBeGreaterThanOrEqual(212)
  expect(row).toBeLessThanOrEqual(224)
})

test('a picture that is no higher is kept whole', async () => {
  expect(await quietRow(await page(), 300)).toBe(300)
  expect(await quietRow(await page(), 400)).toBe(300)
})
