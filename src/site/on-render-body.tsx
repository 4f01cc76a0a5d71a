import type { GatsbySSR } from 'gatsby'
import { withPrefix } from 'gatsby'

/** What every page's head holds besides its metadata: the font, icons. The language is Seo's. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href={withPrefix('/fonts/special-gothic.woff2')}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />,
    <link key="icon" rel="icon" href={withPrefix('/favicon.svg')} type="image/svg+xml" />,
  ])
}
