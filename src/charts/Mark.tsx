import brand from '../../data/brand.json'

interface MarkProps {
  /** Pixels, in case there’s no style sheet. By default, it fills its container. */
  readonly size?: number
  /** Whether it’s tipped over, for pages that failed or don’t exist. */
  readonly isTipped?: boolean
}

/** The mark, in the color of the text around it. Decorative: screen readers skip it. */
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
