interface IconProps {
  /** A stroked SVG path, on a 24 × 24 grid. */
  path: string
  /** Width and height in pixels. */
  size: number
  className?: string
}

/** An icon. Decorative, so screen readers skip it. */
export function Icon({ path, size, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="3.5" />
    </svg>
  )
}
