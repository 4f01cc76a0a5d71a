import type { ShortcodeAttributes } from '../../content/shortcode'

/** A picture prepared for the page, with the sizes it comes in. */
export interface FigurePicture {
  readonly src: string
  readonly srcSet?: string | null
  readonly sizes?: string | null
  readonly width: number
  readonly height: number
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | null
  /** What takes its place on phones. */
  readonly phone?: FigurePicture
}

/** As wide as phones are; src/styles/prose.css repeats it. */
const PHONES = '(width < 48rem)'

/** Props of {@link Figure}. */
export interface FigureProps extends ShortcodeAttributes<'Figure'> {
  readonly picture: FigurePicture
}

interface PictureProps extends Pick<FigureProps, 'alt' | 'picture'> {
  /** Whether it is the largest picture of the first view; any other waits until it is near. */
  readonly isFirst?: boolean
}

/** A picture in the sizes and formats that it comes in. */
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
      // React 18 does not know the attribute by its name in camel case.
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

/** The formats that a picture comes in. */
function sourcesOf({ sources, sizes, width, height }: FigurePicture, media?: string) {
  return sources?.map(source => (
    <source
      key={source.type}
      type={source.type}
      media={media}
      srcSet={source.srcSet}
      sizes={sizes ?? undefined}
      // Its own shape, where it is not that of the picture it stands in for.
      width={media && width}
      height={media && height}
    />
  ))
}

/** A picture beside the text’s file, with its caption. */
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
