import type { ReactNode } from 'react'
import { addOnValue } from '../../../contact/choice'

interface AddOnControlProps {
  slug: string
  /** The maximum quantity, if it’s more than one. */
  most?: number | null
  /** The ID of the price element, if the label doesn’t include the price. */
  describedBy?: string
  /** The label: the add-on’s name and any text after it. */
  children: ReactNode
}

/** An add-on’s checkbox or quantity select. */
export function AddOnControl({ slug, most, describedBy, children }: AddOnControlProps) {
  return (
    <label>
      {most ? (
        <select name="add-on" aria-describedby={describedBy}>
          <option value="">0</option>
          {Array.from({ length: most }, (_, index) => (
            <option key={index} value={addOnValue(slug, index + 1)}>
              {index + 1}
            </option>
          ))}
        </select>
      ) : (
        <input type="checkbox" name="add-on" value={slug} aria-describedby={describedBy} />
      )}
      <span>{children}</span>
    </label>
  )
}
