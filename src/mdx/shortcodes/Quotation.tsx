import type { ReactNode } from 'react'
import type { ShortcodeAttributes } from '../../content/shortcode'

/** Props of {@link Quotation}. */
export interface QuotationProps extends ShortcodeAttributes<'Quotation'> {
  readonly children: ReactNode
}

/** A passage from a published document, word for word, with where it stands. */
export function Quotation({ source, url, children }: QuotationProps) {
  return (
    <figure className="s-quotation">
      <blockquote cite={url}>{children}</blockquote>
      <figcaption>
        {url ? (
          <a href={url} rel="noopener">
            {source}
          </a>
        ) : (
          source
        )}
      </figcaption>
    </figure>
  )
}
