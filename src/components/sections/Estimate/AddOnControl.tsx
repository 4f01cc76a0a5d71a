import type { ReactNode } from 'react'
import { addOnValue } from '../../../contact/choice'

interface AddOnControlProps {
  slug: string
  /** The maximum quantity, if more than one. */
  most?: number | null
  /** The id of the price element, if the label doesn’t contain it. */
  describedBy?: string
  /** The label: the add-on’s name, and anything that follows it. */
  children: ReactNode
}

/** An add-on’s control: a checkbox, or a quantity select. */
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
