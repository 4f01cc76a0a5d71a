import type { ChartData } from './chart-types'
import { layOutLines } from './line-labels'

/** Two lines, one not far below the other, with notes between them and above. */
const chart = (marks: ChartData['marks']): ChartData => ({
  id: 'moves',
  kind: 'line',
  title: 'Clicks around two moves',
  summary: 'Two moves.',
  format: 'number',
  unit: 'Clicks',
  labels: ['-2', '-1', 'Move', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  series: [
    {
      name: 'First practice, in March',
      values: [318, 325, 301, 248, 214, 203, 199, 198, 206, 226, 262, 291, 311, 322],
    },
    {
      name: 'Fourth practice, in July',
      values: [402, 410, 396, 371, 380, 398, 405, 411, 409, 418, 421, 425, 433, 437],
    },
  ],
  marks,
})

/** Pixels of the narrowest drawing, and about how wide a letter of a name is on it. */
const [NARROWEST, LETTER, SIZE] = [320, 6.6, 16]
const pixels = (percent: number) => (percent / 100) * NARROWEST

test.each(['-1', '1', '3', '6', '8', '10'])('the line of a note at %s runs through no name', at => {
  const marks = [{ at, text: 'Treatment pages restored at the first' }]
  const { names, notes } = layOutLines(chart(marks))
  expect([names.length, notes.length]).toEqual([2, marks.length])
  const crossed = names.filter(({ x, y, dy = 0, anchor, lines }) => {
    const width = Math.max(...lines.map(line => line.length)) * LETTER
    const left = pixels(x) - (anchor === 'end' ? width : anchor === 'middle' ? width / 2 : 0)
    const foot = pixels(y) + dy * SIZE + (lines.length - 1) * SIZE * 1.2
    const head = pixels(y) + (dy - 0.8) * SIZE
    return notes.some(
      ({ at, from, to }) =>
        pixels(at) > left && pixels(at) < left + width && pixels(from) < foot && pixels(to) > head,
    )
  })
  expect(crossed.map(({ lines }) => lines.join(' '))).toEqual([])
})
