/** What is wrong with an answer, by the rules that the declaration of the message gives the page. */
import type { Faults, FaultWords, FieldWords, FormField } from './form-types'

/** Characters that no keyboard types: controls, line separators, halves of a character. */
const UNTYPED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
const UNTYPED_IN_LINES = /(?![\n\t\r])[\p{Cc}\p{Cs}]/u

/**
 * How to mend one typed answer.
 *
 * @returns nothing where it is good
 */
export function faultOf(
  field: FormField,
  answer: string,
  words: FieldWords,
  general: FaultWords,
): string | undefined {
  const given = answer.replaceAll('\r\n', '\n').trim()
  if (given === '') return field.required ? (words.missing ?? general.choice) : undefined
  // As the declaration counts them: a sign of two halves is one character.
  const { length } = [...given]
  if (field.maxLength !== null && length > field.maxLength)
    return tooLong(general, field.maxLength, length)
  if ((field.kind === 'lines' ? UNTYPED_IN_LINES : UNTYPED).test(given)) return general.characters
  if (field.pattern !== null && !new RegExp(`^(?:${field.pattern})$`).test(given))
    return words.wrong ?? general.choice
  return undefined
}

const tooLong = ({ tooLong }: FaultWords, limit: number, length: number) =>
  tooLong.replace('{limit}', String(limit)).replace('{length}', String(length))

/** The faults of everything that is typed; what is chosen cannot be wrong here. */
export function faultsOf(
  fields: readonly FormField[],
  answers: FormData,
  wordsOf: (name: string) => FieldWords,
  general: FaultWords,
): Faults {
  const faults: Record<string, string> = {}
  for (const field of fields) {
    if (field.kind === 'choice' || field.kind === 'choices') continue
    const answer = answers.get(field.name)
    const fault = faultOf(
      field,
      typeof answer === 'string' ? answer : '',
      wordsOf(field.name),
      general,
    )
    if (fault) faults[field.name] = fault
  }
  return faults
}
