import { Icon } from '../ui/Icon/Icon'

/** The arrow next to an external link, with text for screen readers. */
export function ExternalSign({ says }: { says: string }) {
  return (
    <>
      <span className="hidden-visually">{` (${says})`}</span>
      <Icon className="sign" path="M4 20 20 4M8 4h12v12" size={12} />
    </>
  )
}
