/**
 * A message of the contact form: declared once. The form's fields and limits on the page and the handler
 * that receives it are both derived from this.
 */
// As a namespace: bundlers leave out what is not used of it, and the handler's bundle is a quarter.
import * as z from 'zod'

/** What a control of the form is. */
const KINDS = ['text', 'email', 'lines', 'choice', 'choices'] as const
export type ContactFieldKind = (typeof KINDS)[number]

/** The answers that may be chosen, by field, under the names that addresses and the form give them. */
export type ContactChoices = Readonly<
  Record<'service' | 'budget' | 'timing' | 'package' | 'add-on', readonly string[]>
>

/**
 * An address that a reply can be sent to. As strict as a form should be: what stands here goes into a
 * header of a mail, so there is no blank, no line break and no bracket in it. Written so that it is a
 * regular expression of the pattern attribute, too.
 */
const EMAIL = /^[^\s@<>",;]+@[^\s@<>",;.]+(?:\.[^\s@<>",;.]+)+$/

/** Characters that no keyboard types into one line: controls, line separators, halves of a character. */
const UNTYPED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u
/** The same for several lines, which may hold line breaks and tabulators. */
const UNTYPED_IN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}]/u

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(text => !UNTYPED.test(text), { params: { fault: 'characters' } })

const lines = (max: number) =>
  z
    .string()
    .transform(text => text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(max)
        .refine(text => !UNTYPED_IN_LINES.test(text), { params: { fault: 'characters' } }),
    )

const control = (kind: ContactFieldKind, autocomplete?: string) => ({
  kind,
  ...(autocomplete && { autocomplete }),
})

/**
 * The declaration of a message, the answers that it must have first. What is left empty is left out before a message is held against it.
 *
 * @param choices the answers that the site offers
 */
export function contactMessage(choices: ContactChoices) {
  const one = (field: keyof ContactChoices) => z.enum(choices[field]).optional()
  const several = (field: keyof ContactChoices) =>
    z.array(z.enum(choices[field])).max(choices[field].length).optional()
  return z.object({
    name: line(100).min(1).meta(control('text', 'name')),
    email: line(254).regex(EMAIL).meta(control('email', 'email')),
    message: lines(5000).meta(control('lines')),
    company: line(120).optional().meta(control('text', 'organization')),
    figure: line(300).optional().meta(control('text')),
    service: several('service').meta(control('choices')),
    budget: one('budget').meta(control('choice')),
    timing: one('timing').meta(control('choice')),
    package: one('package').meta(control('choice')),
    'add-on': several('add-on').meta(control('choices')),
  })
}

/** A message as it arrives once it has been found good. */
export type ContactMessage = z.infer<ReturnType<typeof contactMessage>>

/** The names of the form's fields. */
export type ContactFieldName = keyof ContactMessage

/** A field of the form, as page and handler need to know it. */
export interface ContactField {
  name: ContactFieldName
  kind: ContactFieldKind
  required: boolean
  /** The greatest number of characters, for what is typed. */
  maxLength?: number
  /** A regular expression for the whole answer, without its ends, as the attribute `pattern` has it. */
  pattern?: string
  /** What the browser may fill it in with. */
  autocomplete?: string
}

/** The form's fields in their order, read from the declaration. */
export function contactFields(): ContactField[] {
  const any = ['any']
  const choices = { service: any, budget: any, timing: any, package: any, 'add-on': any }
  const message = contactMessage(choices)
  const { properties = {}, required = [] } = z.toJSONSchema(message, { unrepresentable: 'any' })
  const said = z.object({
    kind: z.enum(KINDS),
    autocomplete: z.string().optional(),
    maxLength: z.number().optional(),
    pattern: z.string().optional(),
  })
  return message.keyof().options.map(name => {
    const { kind, autocomplete, maxLength, pattern } = said.parse(properties[name])
    return {
      name,
      kind,
      required: required.includes(name),
      ...(maxLength !== undefined && { maxLength }),
      ...(pattern !== undefined && { pattern: pattern.replace(/^\^|\$$/g, '') }),
      ...(autocomplete && { autocomplete }),
    }
  })
}
