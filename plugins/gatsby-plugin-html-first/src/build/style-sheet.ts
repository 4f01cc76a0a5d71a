import browserslist from 'browserslist'
import { browserslistToTargets, transform } from 'lightningcss'

/** Styles for the two elements Gatsby adds, whose style attributes the Content Security Policy blocks. */
const GATSBY_STYLE =
  '#gatsby-focus-wrapper{outline:none}#gatsby-announcer{position:absolute;inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'

/**
 * Returns the style sheet every page inlines, minified.
 *
 * @param css the site's CSS
 * @param root the site's folder, for its browserslist
 */
export function publishedStyleSheet(css: string, root: string) {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css + GATSBY_STYLE),
    minify: true,
    targets: browserslistToTargets(browserslist(undefined, { path: root })),
  })
  return Buffer.from(code).toString('utf8')
}
