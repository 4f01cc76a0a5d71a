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

const { visits } = security as { visits?: { script: string; attributes?: Record<string, string> } }

/** Replaced by webpack. */
declare const process: { env: { NODE_ENV: string } }

/** Adds the language, icon, feed, analytics script, and font preloads to every page. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPostBodyComponents,
}) => {
  // The language is set here because the error screen has no metadata.
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    // In a build, src/gatsby/html-first.ts adds these to the inlined style sheet.
    process.env.NODE_ENV !== 'production' && (
      <style
        key="layers"
        dangerouslySetInnerHTML={{ __html: LAYER_ORDER + paletteRule(brand) + EDITING_STYLE }}
      />
    ),
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
      key="markdown"
      rel="alternate"
      type="text/markdown"
      href={withPrefix(
        pathname === '/' ? '/index.md' : `${pathname.replace(/(?:\.html|\/)$/, '')}.md`,
      )}
    />,
    // Don’t count page views in development.
    visits && process.env.NODE_ENV === 'production' && (
      <script key="visits" defer src={visits.script} {...visits.attributes} />
    ),
  ])
  // Service pages don’t preload the headline font, since it would delay the hero image on a slow connection. It loads
  // when a headline uses it.
  const fonts = pathname.startsWith('/services/') ? [text] : [display, text]
  // The preloads are at the end of the body, so they don’t delay the text on a slow connection.
  setPostBodyComponents(
    fonts.map(font => (
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
