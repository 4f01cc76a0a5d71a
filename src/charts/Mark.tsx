import brand from '../../data/brand.json'

interface MarkProps {
  /** Whether the mark is tipped over, for errors and missing pages. */
  isTipped?: boolean
}

/** The logo mark, as large as its container, in the color of the text. Decorative, so screen readers skip it. */
export function Mark({ isTipped }: MarkProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path
        fill="currentColor"
        transform={isTipped ? 'rotate(14 50 50) translate(9.5 9.5) scale(.81)' : undefined}
        d={brand.mark}
      />
    </svg>
  )
}
