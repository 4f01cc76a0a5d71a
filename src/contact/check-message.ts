/** Whether what came is a message, and what to say of each answer that is none. */
import type { z } from 'zod'
import { contactMessage, type ContactMessage } from '../content/contact-message'
import { addOnValues } from './estimate'
import type { ContactFormFile, HandlerField } from '../gatsby/post-build/contact-form-file'
import type { Answers } from './read-body'

/** What there is to mend, by field; `form` for the whole. */
export type Faults = Record<string, string>

/** The field that people never see. */
export const TRAP = 'website'
/** How long the page was open, in milliseconds; said by its script alone. */
const ELAPSED = 'elapsed'
/** Sooner than anybody can fill the form in. */
const QUICK = 2000

/**
 * Makes a checker of messages for a form.
 *
 * @returns for what came, either the message or its faults
 */
export function messageChecker(form: ContactFormFile) {
  const declaration = contactMessage({
    ...form.choices,
    'add-on': form.offer.addOns.flatMap(addOnValues),
  })
  return (answers: Answers): { message: ContactMessage } | { faults: Faults } => {
    const { faults: general } = form.words
    if (answers.get(TRAP)?.some(value => value !== '')) return { faults: { form: general.trap } }
    const elapsed = answers.get(ELAPSED)?.[0]
    if (elapsed !== undefined && !(Number(elapsed) >= QUICK))
      return { faults: { form: general.tooQuick } }
    const given = Object.fromEntries(
      form.fields.flatMap(({ name, kind }): [string, string | string[]][] => {
        const values = (answers.get(name) ?? []).filter(value => value.trim() !== '')
        if (values.length === 0) return []
        // One answer said twice is no answer to one question.
        return [
          [
            name,
            kind === 'choices' || values.length > 1 ? [...new Set(values)] : (values[0] ?? ''),
          ],
        ]
      }),
    )
    const { success, data, error } = declaration.safeParse(given)
    if (success) return { message: data }
    const faults: Faults = {}
    for (const issue of error.issues) {
      const field = form.fields.find(({ name }) => name === issue.path[0])
      if (field && faults[field.name] === undefined)
        faults[field.name] = sentence(issue, field, given[field.name], general)
    }
    return { faults }
  }
}

function sentence(
  issue: z.core.$ZodIssue,
  field: HandlerField,
  given: string | string[] | undefined,
  general: ContactFormFile['words']['faults'],
): string {
  if (given === undefined) return field.missing ?? general.choice
  if (issue.code === 'too_big' && typeof given === 'string') {
    const { length } = [...given.replaceAll('\r\n', '\n').trim()]
    return general.tooLong
      .replace('{limit}', String(issue.maximum))
      .replace('{length}', String(length))
  }
  if (issue.code === 'invalid_format') return field.wrong ?? general.characters
  if (issue.code === 'custom') return general.characters
  return general.choice
}
