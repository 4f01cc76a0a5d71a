import browserslist from 'browserslist'
import { browserslistToTargets, Features, transform } from 'lightningcss'
import { LAYER_ORDER } from '../../styles/layers'

const finished = new Map<string, string>()

/** The inlined style sheet: layers in their order and each in one piece, as small as it gets. */
export function finishStyleSheet(css: string): string {
  const known = finished.get(css)
  if (known !== undefined) return known
  const result = minify(LAYER_ORDER + css)
  finished.set(css, result)
  return result
}

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
