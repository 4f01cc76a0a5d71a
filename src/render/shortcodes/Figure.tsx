import type { ShortcodeAttributes } from '../../schema/shortcode'

/** A picture prepared for the page, with the sizes it comes in. */
export interface FigurePicture {
  readonly src: string
  readonly srcSet?: string | null
  readonly sizes?: string | null
  readonly width: number
  readonly height: number
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | null
  /** What takes its place on telephones. */
  readonly phone?: FigurePicture
}

/** As wide as telephones are; src/sections/Prose/Prose.sheet.css repeats it. */
const TELEPHONES = '(width < 48rem)'

/** Props of {@link Figure}. */
export interface FigureProps extends ShortcodeAttributes<'Figure'> {
  /** The picture prepared for the page; without it, `src` is used as it stands. */
  readonly picture?: FigurePicture
}

/** A picture in the sizes and formats that it comes in. */
export function Picture({ src, alt, picture }: Pick<FigureProps, 'src' | 'alt' | 'picture'>) {
  const image = (
    <img
      src={picture?.src ?? src}
      srcSet={picture?.srcSet ?? undefined}
      sizes={picture?.sizes ?? undefined}
      width={picture?.width}
      height={picture?.height}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  )
  if (!picture?.sources?.length) return image
  return (
    <picture>
      {picture.phone && sourcesOf(picture.phone, TELEPHONES)}
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
export function Figure({ caption, ...picture }: FigureProps) {
  return (
    <figure className={`s-figure${picture.picture?.phone ? ' s-work' : ''}`}>
      <Picture {...picture} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
