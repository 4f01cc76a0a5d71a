import brand from '../../data/brand.json'

/** The logo mark, as large as its container, in the color of the text. Decorative, so screen readers skip it. */
export function Mark() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path fill="currentColor" d={brand.mark} />
    </svg>
  )
}
