/**
 * The mark: a Z whose stroke climbs. Drawn in the colour of the text around it; says nothing.
 *
 * @param size pixels, where it must keep its size without a style sheet; it fills its place otherwise
 */
export function Mark({ size }: { readonly size?: number }) {
  return (
    <svg className="g-mark" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d="M0 0H100V24L41 76H100V100H0V76L59 24H0Z" />
    </svg>
  )
}

/** The mark with its stroke fallen down: for a page that broke. */
export function BrokenMark() {
  return (
    <svg className="g-mark" viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d="M0 0H100V24H0zM0 76H100V100H0z" />
      <path className="g-a" d="M8 76L22 52 96 50 88 76z" />
    </svg>
  )
}
