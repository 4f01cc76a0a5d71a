import { differingAreas, type Pixels } from './picture-rows'

/** Greys that stand for pixels. */
const GREYS: Record<string, number> = { '.': 255, a: 0, b: 120, c: 200, d: 60 }

/** A picture out of characters, one for each pixel. */
function picture(...rows: string[]): Pixels {
  const pixels = rows.join('').split('')
  const data = Buffer.from(pixels.flatMap(pixel => Array<number>(3).fill(GREYS[pixel] ?? 0)))
  return { width: rows[0]?.length ?? 0, height: rows.length, data }
}

const blank = (count: number) => Array<string>(count).fill('......')

test('the same picture has no differing area', () => {
  expect(differingAreas(picture('..ab..', ...blank(3)), picture('..ab..', ...blank(3)))).toEqual([])
})

test('a changed spot is outlined by its rows and columns', () => {
  const [area, ...others] = differingAreas(
    picture('dddddd', 'aaaaaa', 'bbbbbb'),
    picture('dddddd', 'aaccaa', 'bbbbbb'),
  )
  expect(others).toEqual([])
  expect(area?.before).toEqual({ top: 1, height: 1, left: 2, width: 2 })
  expect(area?.after).toEqual({ top: 1, height: 1, left: 2, width: 2 })
})

test('an edge drawn half a pixel further is no difference', () => {
  expect(
    differingAreas(picture('......', 'aaaaaa', 'bbbbbb'), picture('......', 'dddddd', 'bbbbbb')),
  ).toHaveLength(1)
  expect(
    differingAreas(picture('aaaaaa', 'bbbbbb', '......'), picture('aaaaaa', 'cccccc', '......')),
  ).toEqual([])
})

test('what only moved down is no difference, what came in is one', () => {
  const [area, ...others] = differingAreas(
    picture('aaaaaa', 'cccccc', 'dddddd'),
    picture('aaaaaa', '.bbb..', '.bbb..', '.bdb..', 'cccccc', 'dddddd'),
  )
  expect(others).toEqual([])
  expect(area?.before.height).toBe(0)
  expect(area?.after).toEqual({ top: 1, height: 3, left: 1, width: 3 })
})

test('a row of space more or less between lines is rounding, and nobody sees it', () => {
  expect(
    differingAreas(
      picture('aaaaaa', ...blank(3), 'bbbbbb'),
      picture('aaaaaa', ...blank(4), 'bbbbbb'),
    ),
  ).toEqual([])
})

test('areas near to each other are one', () => {
  const before = picture('aaaaaa', ...blank(3), 'aaaaaa', ...blank(40), 'aaaaaa')
  const after = picture('acccaa', ...blank(3), 'acccaa', ...blank(40), 'acccaa')
  expect(differingAreas(before, after).map(pair => [pair.after.top, pair.after.height])).toEqual([
    [0, 5],
    [45, 1],
  ])
})
