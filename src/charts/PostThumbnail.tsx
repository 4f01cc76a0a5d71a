import { InstrumentDrawing } from './instruments/Instrument'
import { postColouring, type PostCoverProps } from './PostCover'

/** The cover of a post in a list: its service’s instrument, whole, in the colours of its cover. */
export function PostThumbnail({ instrument, variant }: PostCoverProps) {
  return (
    <svg
      className={postColouring(variant)}
      viewBox="-40 -40 480 320"
      fill="currentColor"
      aria-hidden="true"
    >
      <path className="g-g" d="M-40-40H440V280H-40z" />
      <InstrumentDrawing name={instrument} />
    </svg>
  )
}
