import type { ShortcodeAttributes } from '../../content/shortcode'
import { Picture, type FigurePicture } from './Figure'

/** Props of {@link Video}. */
export interface VideoProps extends ShortcodeAttributes<'Video'> {
  /** The picture prepared for the page; without it, `src` is used as it stands. */
  readonly picture?: FigurePicture
}

/** A film elsewhere: a picture that leads to it. Until it is followed, nobody else learns of the visit. */
export function Video({ url, src, title, length, picture }: VideoProps) {
  const host = new URL(url).hostname.replace(/^www\./, '')
  return (
    <figure className="s-figure s-video">
      <a href={url} rel="noopener">
        <Picture src={src} alt={`Watch “${title}” on ${host}`} picture={picture} />
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <path d="M0 0h48v48H0z" />
          <path d="M17 12v24l20-12z" />
        </svg>
      </a>
      <figcaption>{`${title}. A film${length ? ` of ${length}` : ''} on ${host}.`}</figcaption>
    </figure>
  )
}
