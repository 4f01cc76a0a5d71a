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

/** As wide as phones are; src/components/sections/ProseFigures/ProseFigures.css repeats it. */
const PHONES = '(width < 48rem)'

/** Props of {@link Figure}. */
export interface FigureProps extends ShortcodeAttributes<'Figure'> {
  /** The picture prepared for the page; without it, `src` is used as it stands. */
  readonly picture?: FigurePicture
}

interface PictureProps extends Pick<FigureProps, 'src' | 'alt' | 'picture'> {
  /** Whether it is the largest picture of the first view; any other waits until it is near. */
  readonly isFirst?: boolean
}

/** A picture in the sizes and formats that it comes in. */
export function Picture({ src, alt, picture, isFirst }: PictureProps) {
  const image = (
    <img
      src={picture?.src ?? src}
      srcSet={picture?.srcSet ?? undefined}
      sizes={picture?.sizes ?? undefined}
      width={picture?.width}
      height={picture?.height}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      // React 18 does not know the attribute by its name in camel case.
      {...(isFirst && { fetchpriority: 'high' })}
    />
  )
  if (!picture?.sources?.length) return image
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

/** The classes of shapes, by the least width for a height of 1; src/components/sections/ProseFigures/ProseFigures.css has the same numbers. */
const SHAPES = [
  [1.65, ' s-broad'],
  [1.4, ''],
  [1, ' s-square'],
  [0, ' s-tall'],
] as const

/** The classes of pictures that have too few pixels for their place, by the width that they stay below. */
const SMALL = [
  [480, ' s-small'],
  [960, ' s-medium'],
] as const

/**
 * The classes of a picture’s shape and size: how wide it may be without being higher than the window, or
 * coarse, and whether phones show another. Its width is said in style sheets, so that its place is kept
 * before it has loaded.
 */
function shapeOf(picture: FigurePicture): string {
  const { width, height, phone } = picture
  const shape = SHAPES.find(([least]) => width / height >= least)?.[1] ?? ''
  const size = SMALL.find(([below]) => width < below)?.[1] ?? ''
  return shape + size + (phone ? ' s-work' : '')
}

/** A picture beside the text’s file, with its caption. */
export function Figure({ caption, tryIt, ...given }: FigureProps) {
  return (
    <figure className={`s-figure${given.picture ? shapeOf(given.picture) : ''}`}>
      <Picture {...given} />
      {(caption ?? tryIt) && (
        <figcaption>
          {caption} {tryIt && <a href={tryIt}>Try it</a>}
        </figcaption>
      )}
    </figure>
  )
}
