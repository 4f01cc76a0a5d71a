import type { ReactNode } from 'react'
import { addOnValue } from '../../../contact/choice'

interface AddOnControlProps {
  slug: string
  /** How many of it can be had, where that is more than one. */
  most?: number | null
  /** The id of its price, where that is no part of the label. */
  describedBy?: string
  /** The add-on's name, and what else its label says. */
  children: ReactNode
}

/** The field that chooses an add-on: a mark, or how many. */
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
