/** A mark for an agency that has drawn none: its letters, as an outline of the site's own face. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parse, type Path } from 'opentype.js'
import subsetFont from 'subset-font'

/** The narrow bold cut, in which headings are set. */
const AXES = { wdth: 75, wght: 700 }

/** The side of the sheet that a mark is drawn on. */
const SHEET = 100

/** The files of the face, each with a letter that it has: a font of no letter at all cannot be read. */
const SETS = { latin: 'A', 'latin-ext': 'Ā' }

/**
 * Draws letters as wide or as high as the sheet, in its middle.
 *
 * @param letters one to three
 * @returns the `d` of a path in SVG; nothing where no file of the face has all of them
 */
export async function letterMark(root: string, letters: string): Promise<string | undefined> {
  const require = createRequire(join(root, 'package.json'))
  const folder = dirname(require.resolve('@fontsource-variable/special-gothic/package.json'))
  for (const [set, known] of Object.entries(SETS)) {
    const source = readFileSync(join(folder, `files/special-gothic-${set}-standard-normal.woff2`))
    const options = { targetFormat: 'sfnt' as const, variationAxes: AXES }
    const cut = await subsetFont(source, letters + known, options)
    const font = parse(new Uint8Array(cut).buffer)
    if ([...letters].some(letter => font.charToGlyph(letter).index === 0)) continue
    const { x1, y1, x2, y2 } = font.getPath(letters, 0, 0, SHEET).getBoundingBox()
    const scale = Math.min(SHEET / (x2 - x1), SHEET / (y2 - y1))
    const [x, y] = [x1 + x2, y1 + y2].map(sum => (SHEET - sum * scale) / 2)
    return outline(font.getPath(letters, x ?? 0, y ?? 0, SHEET * scale))
  }
  return undefined
}

/**
 * A path as the shortest text: in tenths, each step from where the last one ended, and no step to where the
 * pen is. The library's own writer makes NaN of tiny numbers, and a mark stands in every page.
 */
function outline({ commands }: Path): string {
  let pen: [number, number] = [0, 0]
  const tenths = (number: number) => Math.round(number * 10)
  return commands
    .map(command => {
      const { type, x, y, x1, y1, x2, y2 } = command
      if (x === undefined || y === undefined) return type
      const end: [number, number] = [tenths(x), tenths(y)]
      const points = [x1, y1, x2, y2].flatMap(number =>
        number === undefined ? [] : tenths(number),
      )
      const isMove = type === 'M'
      const steps = [...points, ...end].map((number, index) =>
        isMove ? number : number - (pen[index % 2] ?? 0),
      )
      pen = end
      if (type === 'L' && steps.every(step => step === 0)) return ''
      const numbers = steps.map(step => String(step / 10).replace(/^(-?)0\./, '$1.'))
      return (isMove ? type : type.toLowerCase()) + numbers.join(' ').replaceAll(' -', '-')
    })
    .join('')
}
