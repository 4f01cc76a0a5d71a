interface DrawingProps {
  /** SVG drawn at build by src/charts; so that no script draws it again in the browser. */
  svg: string
  className?: string
}

/** A picture drawn from numbers. */
export function Drawing({ svg, className }: DrawingProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />
}
