/** A piece of a text. */
export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

interface MarkedProps {
  pieces: readonly Piece[]
}

/** A text with the words that were looked for marked. */
export function Marked({ pieces }: MarkedProps) {
  return (
    <>
      {pieces.map(({ text, isMatch }, index) =>
        isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  )
}
