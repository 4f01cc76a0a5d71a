import type { ReactNode } from 'react'
import { PITCH, SQUARE } from './compositions'
import { COLOURINGS } from './cover-shapes'
import { HEIGHT, pathOf, WIDTH, type CoverMark, type Fill } from './shape'

const FILLS: Record<Fill, string> = { ground: 'g-g', first: 'g-1', accent: 'g-a' }

/** The class of a cover’s set of colours. */
export const colouring = (variant: number) => `g-cover g-c${variant % COLOURINGS}`

/** Ink on teal is legible as an opening; as a card beside others, teal is taken for a mark. */
const CARDS = ['g-c0', 'g-c5', 'g-c2', 'g-c3', 'g-c4'] as const

/** The class of the colours that a cover has as a card: no ground has the colour of a mark. */
export const cardColouring = (variant: number) =>
  `g-cover ${CARDS[variant % COLOURINGS] ?? CARDS[0]}`

/** Tenths of the greater number, over the whole ground: what is left of a mark is seen to be empty. */
function scaleLines({ grows }: CoverMark): string {
  const tenths = Array.from({ length: 9 }, (_, index) =>
    grows === 'right'
      ? `M${(WIDTH / 10) * (index + 1)} 0V${HEIGHT}`
      : `M0 ${(HEIGHT / 10) * (index + 1)}H${WIDTH}`,
  )
  return tenths.join('')
}

/** All hundred squares of a sheet, in rows. */
const hundredAt = ([left, top]: readonly [number, number]) =>
  Array.from(
    { length: 10 },
    (_, row) => `M${left} ${top + row * PITCH + SQUARE / 2}h${9 * PITCH + SQUARE}`,
  ).join('')

/** The ground of a cover with its scale, and its marks, on a sheet of 400 by 300. */
export function CoverSheet({ marks }: { readonly marks: readonly CoverMark[] }): ReactNode {
  const [first] = marks
  const sheets = marks.flatMap(({ sheet }) => (sheet ? [hundredAt(sheet)] : []))
  return (
    <>
      <path className="g-g" d="M0 0H400V300H0z" />
      {sheets.length > 0 ? (
        <path
          className="g-all"
          strokeWidth={SQUARE}
          strokeDasharray={`${SQUARE} ${PITCH - SQUARE}`}
          d={sheets.join('')}
        />
      ) : (
        first && <path className="g-hair" d={scaleLines(first)} />
      )}
      {marks.map(mark => (
        <path key={mark.fill} className={FILLS[mark.fill]} d={pathOf(mark)} />
      ))}
    </>
  )
}
