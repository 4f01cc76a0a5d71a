import type { ExternalLink } from './header-links'

/** The link to the SEO dashboard. Says to everyone what it leads to, and that it opens a new tab. */
export function DashboardLink({
  name,
  url,
  description,
  newTab,
  className,
}: ExternalLink & { newTab: string; className?: string }) {
  return (
    <a
      className={className}
      href={url}
      title={description}
      target="_blank"
      rel="noopener noreferrer"
    >
      {name}
      <span className="hidden-visually">{` ${newTab}`}</span>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <path d="M2 10 10 2M4 2h6v6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </a>
  )
}
