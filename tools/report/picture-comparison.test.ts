import sharp from 'sharp'
import { comparePictures, type Looks } from './picture-comparison'

const [WIDTH, HEIGHT] = [390, 6_000]

/** No two rows are alike, so that each is known by itself. */
const ROWS = Buffer.from(
  Array.from({ length: HEIGHT }, (_, row) =>
    Array.from({ length: WIDTH }, () => [row & 255, row >> 8, 255]).flat(),
  ).flat(),
)

/** A page with dark boxes, and which of them are drawings. */
function page(boxes: Readonly<Record<string, number>>, drawings: readonly string[] = []): Looks {
  const box = { width: 200, height: 100, channels: 3 as const, background: '#111' }
  return {
    picture: () =>
      sharp(ROWS, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
        .composite(Object.values(boxes).map(top => ({ input: { create: box }, left: 40, top })))
        .png()
        .toBuffer(),
    drawings: () =>
      Promise.resolve(drawings.map(key => ({ key, top: boxes[key] ?? 0, height: box.height }))),
  }
}

test('every area that differs is shown, as many together as one picture holds', async () => {
  const tops = { a: 100, b: 900, c: 1_700, d: 2_500, e: 3_300, f: 4_100, g: 4_900, h: 5_700 }
  const pair = await comparePictures('/', 390, page({}), page(tops))
  expect(pair?.parts.map(({ areas }) => areas)).toEqual([5, 3])
  for (const { before, after } of pair?.parts ?? []) expect(before?.width).toBe(after?.width)
})

test('what holds a new drawing comes first, wherever it stands', async () => {
  const before = page({ known: 3_000 }, ['known'])
  const after = page({ text: 100, known: 3_000, fresh: 5_000 }, ['known', 'fresh'])
  const only = await comparePictures('/', 390, before, page({ known: 3_000, fresh: 5_000 }))
  const pair = await comparePictures('/', 390, before, after)
  expect(pair?.parts.map(({ areas }) => areas)).toEqual([2])
  const pixels = async (source = '', height: number) =>
    sharp(Buffer.from(source.replace(/^.*,/, ''), 'base64'))
      .extract({ left: 0, top: 0, width: WIDTH, height })
      .raw()
      .toBuffer()
  // It opens as the picture of a page on which nothing else is new.
  const first = only?.parts[0]?.after
  const height = (first?.height ?? 0) - 20
  const [alone, among] = await Promise.all(
    [first, pair?.parts[0]?.after].map(shot => pixels(shot?.source, height)),
  )
  const difference = alone?.reduce(
    (sum, value, at) => sum + Math.abs(value - (among?.[at] ?? 0)),
    0,
  )
  expect((difference ?? Infinity) / (alone?.length ?? 1)).toBeLessThan(2)
})

test('a page that is new is shown from its top, and one that is the same is not', async () => {
  const same = page({ a: 100 })
  await expect(comparePictures('/', 390, same, same)).resolves.toBeUndefined()
  await expect(comparePictures('/', 390, undefined, same)).resolves.toMatchObject({
    parts: [{ areas: 1, after: { width: WIDTH, height: 1_100 } }],
    share: 1,
  })
})
