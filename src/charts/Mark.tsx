import { BROKEN_MARK, MARK_PATH } from './mark-path'

/**
 * The mark. Drawn in the colour of the text around it; says nothing.
 *
 * @param size pixels, where it must keep its size without a style sheet; it fills its place otherwise
 */
export function Mark({ size }: { readonly size?: number }) {
  return (
    <svg className="g-mark" viewBox="0 0 100 100" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={MARK_PATH} />
    </svg>
  )
}

/** The mark fallen apart, or leaning: for a page that broke. */
export function BrokenMark() {
  return (
    <svg className="g-mark" viewBox="0 0 100 100" aria-hidden="true">
      {BROKEN_MARK ? (
        <>
          <path fill="currentColor" d={BROKEN_MARK.upright} />
          <path className="g-k" d={BROKEN_MARK.fallen} />
        </>
      ) : (
        <path fill="currentColor" transform="rotate(14 50 50) scale(.86)" d={MARK_PATH} />
      )}
    </svg>
  )
}
