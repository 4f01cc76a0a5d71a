import brand from '../../data/brand.json'

interface MarkProps {
  /** The size in pixels, in case the style sheet is missing. By default, the mark fills its container. */
  size?: number
  /** Whether the mark is tipped over, for errors and missing pages. */
  isTipped?: boolean
}

/** The logo mark, in the color of the surrounding text. Decorative, so screen readers skip it. */
export function Mark({ size, isTipped }: MarkProps) {
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path
        fill="currentColor"
        transform={isTipped ? 'rotate(14 50 50) translate(9.5 9.5) scale(.81)' : undefined}
        d={brand.mark}
      />
    </svg>
  )
}
