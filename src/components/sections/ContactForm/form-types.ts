import { type PluralWords } from '../../../content/format'
/** What the parts of the contact form share. */

/** A field as the data layer gives it, out of its declaration. */
export interface FormField {
  readonly name: string
  readonly kind: string
  readonly required: boolean
  readonly maxLength: number | null
  readonly pattern: string | null
  readonly autocomplete: string | null
}

/** The words of a field. */
export interface FieldWords {
  readonly label: string
  readonly hint: string | null
  readonly missing: string | null
  readonly wrong: string | null
}

/** An answer that can be chosen. */
export interface Choice {
  readonly slug: string
  readonly name: string
}

/** What is said of answers that cannot be sent. */
export interface FaultWords {
  readonly heading: PluralWords
  readonly tooLong: string
  readonly characters: string
  readonly choice: string
  readonly trap: string
  readonly tooQuick: string
}

/** What is said when a message was not sent. */
export interface FailureWords {
  readonly heading: string
  readonly offline: string
  readonly unreachable: string
  readonly refused: string
  readonly tooMany: PluralWords
  readonly tooLarge: string
  readonly unreadable: string
  readonly textLabel: string
  readonly copy: string
  readonly copied: string
  readonly mail: string
}

/** What there is to mend, by the name of the field; an empty name for the form as a whole. */
export type Faults = Readonly<Record<string, string>>

/** The id of a field’s control, or of its group. */
export const fieldId = (name: string) => `contact-${name}`
