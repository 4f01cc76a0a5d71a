interface StaticHtmlProps {
  /** A drawing or image rendered at build time, so the browser needs no code for it. */
  html: string
  className?: string
}

/** Inserts trusted HTML from the data layer. */
export function StaticHtml({ html, className }: StaticHtmlProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
