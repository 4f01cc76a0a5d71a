/** A picture prepared for the page, with the sizes it comes in. */
export interface FigurePicture {
  readonly src: string
  readonly srcSet?: string | null
  readonly sizes?: string | null
  readonly width: number
  readonly height: number
  readonly sources?: readonly { readonly type: string; readonly srcSet: string }[] | null
}

/** Props of {@link Figure}. */
export interface FigureProps {
  readonly src: string
  readonly alt: string
  readonly caption?: string
  /** The picture prepared for the page; without it, `src` is used as it stands. */
  readonly picture?: FigurePicture
}

/** A picture beside the text’s file, with its caption. */
export function Figure({ src, alt, caption, picture }: FigureProps) {
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
  return (
    <figure className="s-figure">
      {picture?.sources?.length ? (
        <picture>
          {picture.sources.map(source => (
            <source
              key={source.type}
              type={source.type}
              srcSet={source.srcSet}
              sizes={picture.sizes ?? undefined}
            />
          ))}
          {image}
        </picture>
      ) : (
        image
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
