import browserslist from 'browserslist'
import { browserslistToTargets, transform } from 'lightningcss'

/** Styles for the two elements Gatsby adds, whose style attributes the Content Security Policy blocks. */
const GATSBY_STYLE =
  '#gatsby-focus-wrapper{outline:none}#gatsby-announcer{position:absolute;inset:0 auto auto 0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}'

/**
 * Returns the style sheet every page inlines, minified and without rules for unused classes.
 *
 * @param css the site's CSS
 * @param root the site's folder, for its browserslist
 * @param texts pages and scripts, which contain the names of the classes in use
 */
export function publishedStyleSheet(css: string, root: string, texts: readonly string[]) {
  const words = new Set(texts.flatMap(text => text.match(/[\w-]+/g) ?? []))
  const classes = Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name)
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css + GATSBY_STYLE),
    minify: true,
    // A template literal like `tone-${name}` contains only the start of a class name.
    unusedSymbols: [...new Set(classes)].filter(
      name => !words.has(name) && !words.has(name.replace(/[^-]*$/, '')),
    ),
    targets: browserslistToTargets(browserslist(undefined, { path: root })),
  })
  return Buffer.from(code).toString('utf8')
}
