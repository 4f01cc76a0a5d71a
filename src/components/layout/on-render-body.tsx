import type { GatsbySSR } from 'gatsby'
import { withPrefix } from 'gatsby'
import { EDITING_STYLE } from '../../styles/editing'
import { LAYER_ORDER } from '../../styles/layers'
import brand from '../../../data/brand.json'
import security from '../../../data/security.json'
import site from '../../../data/site.json'
import { paletteRule } from '../../content/palette'
import display from '../../styles/fonts/display.woff2'
import text from '../../styles/fonts/text.woff2'

/** What paints a first view; further fonts come when a page turns out to show them. */
const FONTS = [display, text]

/** What is read of data/security.json. */
interface Settings {
  processors: object
  visits?: { script: string; attributes?: Record<string, string> }
}

const { visits }: Settings = security

/** What webpack fills in. */
declare const process: { readonly env: { readonly NODE_ENV: string } }

/** What every page holds besides its metadata: the icon, the site's language, what counts visits, and its fonts. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  // Not in the head of each page: the error screen has none of its own.
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    // In a build src/gatsby/html-first.ts puts the layers' order into the one style sheet.
    ...(process.env.NODE_ENV === 'production'
      ? []
      : [
          <style
            key="layers"
            dangerouslySetInnerHTML={{ __html: LAYER_ORDER + paletteRule(brand) + EDITING_STYLE }}
          />,
        ]),
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href={withPrefix('/manifest.webmanifest')} />,
    <link
      key="posts"
      rel="alternate"
      type="application/rss+xml"
      title="Blog"
      href={withPrefix('/rss.xml')}
    />,
    <link
      key="case-studies"
      rel="alternate"
      type="application/rss+xml"
      title="Case studies"
      href={withPrefix('/case-studies.xml')}
    />,
    <link
      key="markdown"
      rel="alternate"
      type="text/markdown"
      href={withPrefix(
        pathname === '/' ? '/index.md' : `${pathname.replace(/(?:\.html|\/)$/, '')}.md`,
      )}
    />,
    // What is looked at in develop is no visit.
    visits && process.env.NODE_ENV === 'production' && (
      <script key="visits" defer src={visits.script} {...visits.attributes} />
    ),
  ])
  // Last in the body: in the head they take their share of a slow line from the text that they are for.
  setPostBodyComponents(
    FONTS.map(font => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  )
}
