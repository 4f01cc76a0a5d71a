import type { ShortcodeAttributes } from '../../content/shortcode'

/** A processed image, with its sizes. */
export interface FigurePicture {
  readonly src: string
  readonly srcSet?: string | null
  readonly sizes?: string | null
  readonly width: number
  readonly height: number
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | null
  /** The image to show on phones instead. */
  readonly phone?: FigurePicture
}

/** src/styles/prose.css and WorkSample.css repeat this media query. */
const PHONES = '(width < 48rem)'

export interface FigureProps extends ShortcodeAttributes<'Figure'> {
  readonly picture: FigurePicture
}

interface PictureProps extends Pick<FigureProps, 'alt' | 'picture'> {
  /** Whether this is the largest image in the first view. Other images load lazily. */
  readonly isFirst?: boolean
}

/** An image in all its sizes and formats. */
export function Picture({ alt, picture, isFirst }: PictureProps) {
  const image = (
    <img
      src={picture.src}
      srcSet={picture.srcSet ?? undefined}
      sizes={picture.sizes ?? undefined}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      // React 18 doesn’t know fetchPriority: https://github.com/facebook/react/pull/25927
      {...(isFirst && { fetchpriority: 'high' })}
    />
  )
  if (!picture.sources?.length) return image
  return (
    <picture>
      {picture.phone && sourcesOf(picture.phone, PHONES)}
      {sourcesOf(picture)}
      {image}
    </picture>
  )
}

function sourcesOf({ sources, sizes, width, height }: FigurePicture, media?: string) {
  return sources?.map(source => (
    <source
      key={source.type}
      type={source.type}
      media={media}
      srcSet={source.srcSet}
      sizes={sizes ?? undefined}
      // The phone image can have a different aspect ratio.
      width={media && width}
      height={media && height}
    />
  ))
}

/** An image from the text’s folder, with its caption. */
export function Figure({ alt, caption, tryIt, picture }: FigureProps) {
  return (
    <figure className={picture.phone ? 's-figure s-work' : 's-figure'}>
      <Picture alt={alt} picture={picture} />
      {(caption ?? tryIt) && (
        <figcaption>
          {caption} {tryIt && <a href={tryIt}>Try it</a>}
        </figcaption>
      )}
    </figure>
  )
}
