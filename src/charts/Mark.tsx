import brand from '../../data/brand.json'

interface MarkProps {
  /** Pixels, where it must keep its size without a style sheet; it fills its place otherwise. */
  readonly size?: number
  /** Whether it has tipped over: for a page that broke, or is not there. */
  readonly isTipped?: boolean
}

/** The mark. Drawn in the colour of the text around it; says nothing. */
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
