import type { ShortcodeAttributes } from '../../content/shortcode'

/** A processed image, with its sizes and formats. */
export interface FigurePicture {
  src: string
  srcSet?: string
  sizes?: string
  width: number
  height: number
  sources: { type: string; srcSet: string }[]
  /** The image to show on phones instead. */
  phone?: FigurePicture
}

/** src/styles/prose.css and WorkSample.css repeat this media query. */
const PHONES = '(width < 48rem)'

export interface FigureProps extends ShortcodeAttributes<'Figure'> {
  picture: FigurePicture
}

interface PictureProps extends Pick<FigureProps, 'alt' | 'picture'> {
  /** Whether this is the largest image in the first view. Other images load lazily. */
  isFirst?: boolean
}

/** An image in all its sizes and formats. */
export function Picture({ alt, picture, isFirst }: PictureProps) {
  const { sources, phone, ...image } = picture
  return (
    <picture>
      {phone && sourcesOf(phone, PHONES)}
      {sourcesOf({ sources, ...image })}
      <img
        {...image}
        alt={alt}
        loading={isFirst ? undefined : 'lazy'}
        decoding="async"
        // React 18 doesn’t know fetchPriority: https://github.com/facebook/react/pull/25927
        {...(isFirst && { fetchpriority: 'high' })}
      />
    </picture>
  )
}

const sourcesOf = ({ sources, sizes, width, height }: FigurePicture, media?: string) =>
  sources.map(({ type, srcSet }) => (
    <source
      key={type}
      type={type}
      media={media}
      srcSet={srcSet}
      sizes={sizes}
      // The phone image can have a different aspect ratio.
      width={media && width}
      height={media && height}
    />
  ))

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
