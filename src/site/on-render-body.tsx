import type { GatsbySSR } from 'gatsby'
import { withPrefix } from 'gatsby'
import { LAYER_ORDER } from '../styles/layers'
import fontUrl from '../styles/fonts/special-gothic.woff2'

/** What every page's head holds besides its metadata: the font, icons. The language is Seo's. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // Here too, for the error screen, which has no head of its own.
  setHtmlAttributes({ lang: 'en' })
  setHeadComponents([
    // In a build the finishing step puts the layers' order into the one style sheet.
    ...(process.env.NODE_ENV === 'production'
      ? []
      : [<style key="layers" dangerouslySetInnerHTML={{ __html: LAYER_ORDER }} />]),
    <link
      key="font"
      rel="preload"
      href={fontUrl}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  ])
}
