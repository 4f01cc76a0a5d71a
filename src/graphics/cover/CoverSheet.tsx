import type { ReactNode } from 'react'
import { COLOURINGS } from './cover-shapes'
import { pathOf, type CoverMark, type Fill } from './shape'

const FILLS: Record<Fill, string> = { ground: 'g-g', first: 'g-1', accent: 'g-a' }

/** The class of a cover’s set of colours. */
export const colouring = (variant: number) => `g-cover g-c${variant % COLOURINGS}`

/** The ground of a cover and its marks on a sheet of 400 by 300. */
export function CoverSheet({ marks }: { readonly marks: readonly CoverMark[] }): ReactNode {
  return (
    <>
      <path className="g-g" d="M0 0H400V300H0z" />
      {marks.map(mark => (
        <path key={mark.fill} className={FILLS[mark.fill]} d={pathOf(mark)} />
      ))}
    </>
  )
}
