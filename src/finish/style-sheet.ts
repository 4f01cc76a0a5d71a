import browserslist from 'browserslist'
import { browserslistToTargets, Features, transform } from 'lightningcss'
import { LAYER_ORDER } from '../styles/layers'

const finished = new Map<string, string>()

/**
 * A face for some characters alone: what pages rarely need stands in a file of its own, and not in each of
 * them.
 */
const FACE_FOR_LETTERS = /@font-face\{[^{}]*unicode-range:[^{}]*\}/g

/** The inlined style sheet: layers in their order and each in one piece, as small as it gets. */
export function finishStyleSheet(css: string): string {
  const known = finished.get(css)
  if (known !== undefined) return known
  const result = minify(LAYER_ORDER + css).replace(FACE_FOR_LETTERS, '')
  finished.set(css, result)
  return result
}

/** Where the rest of the sheet lies: src/browser/letters.ts knows the name, too. */
export const LETTERS_FILE = 'letters.css'

/** The part of a style sheet that only pages with rare letters load: the faces that these are in. */
export const lettersSheet = (css: string): string =>
  minify(css).match(FACE_FOR_LETTERS)?.join('') ?? ''

/** The sheet of a tool, which stands in a file of its own and adds to the layers of the page's sheet. */
export const finishToolSheet = (css: string): string => minify(css)

function minify(css: string): string {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    // Nothing uses light-dark(), whose stand-ins would cost a hundred bytes in every page.
    exclude: Features.LightDark,
    targets: browserslistToTargets(browserslist()),
  })
  return Buffer.from(code).toString('utf8')
}
