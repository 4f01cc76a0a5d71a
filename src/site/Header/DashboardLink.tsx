import type { ExternalLink } from './links'

/** The button to the SEO dashboard. Says to everyone that it opens a new tab. */
export function DashboardLink({ name, url, className }: ExternalLink & { className?: string }) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="hidden-visually"> (opens in a new tab)</span>
    </a>
  )
}
