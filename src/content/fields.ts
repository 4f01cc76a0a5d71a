/**
 * Field kinds shared by every declaration.
 *
 * Each takes the sentence that explains the field to an editor; it ends up in the GraphQL type,
 * in the JSON Schema that completes fields in an editor, and in the message of a failed check.
 */
import { z } from 'zod'
import { isToFillIn } from './placeholders'
import { variablesIn } from './variable'

/** Names of the node types that another file may refer to by slug. */
type ReferenceTarget = 'Service' | 'CaseStudy' | 'Post' | 'TextPage' | 'Industry' | 'Tag' | 'Team'

/** What a declaration may say of a field beyond what every site can. */
export interface SiteMeta {
  /** The text may have variables, as {price:starter} or {fact:first-reply}. */
  variables?: true
  /** The field holds a path of this site, or a full address. */
  link?: 'internal' | 'any'
}

/** One line or paragraph of plain text of `min` to `max` characters. It may have variables; see variables.ts. */
export function text(min: number, max: number, description: string) {
  return z
    .string()
    .trim()
    .check(({ value, issues }) => {
      // A value may be longer or shorter than its name: the rule on variables measures it.
      if (variablesIn(value).length > 0) return
      // What is still to be written is refused as that, however long it is.
      if (isToFillIn(value)) return
      const issue = { origin: 'string', inclusive: true, input: value } as const
      if (value.length < min) issues.push({ code: 'too_small', minimum: min, ...issue })
      if (value.length > max) issues.push({ code: 'too_big', maximum: max, ...issue })
    })
    .meta({ description, variables: true, directive: '@variables', minLength: min, maxLength: max })
}

/** The same for a text that a variable stands for: it has none itself, since nothing fills them in twice. */
export const valueText = (min: number, max: number, description: string) =>
  refined(
    text(min, max, description),
    value => (variablesIn(value).length > 0 ? ITSELF : []),
    'this text is the value of a variable, so it can’t contain one: write out what it stands for',
  )

/** What can be a part of an address. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What a name or an address would be as a part of an address: “Food & drink” is “food-drink”. */
export function asSlug(name: string): string {
  const [last = ''] = name.split('/').filter(Boolean).slice(-1)
  const letters = last.normalize('NFD').replace(/[\p{M}’']/gu, '')
  return letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A short machine name: lowercase letters, digits, and single hyphens. */
export function slug(description: string) {
  return z
    .string()
    .regex(SLUG, {
      error: ({ input }) => {
        const near = asSlug(String(input).slice(0, 100))
        return `lowercase letters, digits, and single hyphens${near && `, like “${near}”`}`
      },
    })
    .meta({ description })
}

/** The slug of another node. */
export function reference(target: ReferenceTarget, description: string) {
  return slug(description).meta({ description, reference: target })
}

/** A calendar day that exists, as YYYY-MM-DD. */
export function day(description: string) {
  return z.iso.date().meta({ description, format: 'date' })
}

/** A month, as YYYY-MM. */
export function month(description: string) {
  return z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'a month as YYYY-MM')
    .meta({ description })
}

/** A path of this site: starts with one slash, no trailing slash, optionally `#anchor`. */
export function internalPath(description: string) {
  return z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
      'a path on this site, like /services/seo, without a trailing slash',
    )
    .meta({ description, link: 'internal' })
}

/** An absolute https address. */
export function address(description: string) {
  return z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .meta({ description, link: 'any' })
}

/** The relative path of a picture that lies beside the file. */
export function picture(description: string) {
  return z
    .string()
    .regex(
      /^\.\/[a-zA-Z0-9._-]+\.(?:png|jpe?g|webp|avif|svg)$/,
      'an image beside this file, like ./cover.png: .png, .jpg, .webp, .avif, or .svg, without spaces',
    )
    .meta({ description, picture: true })
}

/** An object with a name of its own in GraphQL; unknown fields are errors. */
export function object<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ typeName, description, typeDescription: description })
}

/** Paths from a value to what is wrong in it. A path to a field that is not there asks for the field. */
type ErrorPaths = (string | number)[][]

/** The value itself is wrong. */
export const ITSELF: ErrorPaths = [[]]

/**
 * A declaration with a rule of its own, which keeps what was said of it.
 *
 * @param errorsIn what breaks the rule; nothing in a good value
 * @param message what is wrong there, as the end of a sentence
 */
export function refined<Type extends z.ZodType>(
  type: Type,
  errorsIn: (value: z.output<Type>) => ErrorPaths,
  message: string,
): Type {
  const check: z.core.CheckFn<z.output<Type>> = ({ value, issues }) => {
    for (const path of errorsIn(value))
      issues.push({ code: 'custom', message, path: [...path], input: value, continue: true })
  }
  return type.check(check).meta(type.meta() ?? {})
}

/** A list of `min` to `max` entries. */
export const list = <Entry extends z.ZodType>(
  min: number,
  max: number,
  description: string,
  entry: Entry,
) => z.array(entry).min(min).max(max).meta({ description })

/** A list of references that names nothing twice. */
export const distinct = <Type extends z.ZodArray<z.ZodString>>(list: Type) =>
  refined(
    list,
    names => names.flatMap((name, index) => (names.indexOf(name) < index ? [[index]] : [])),
    'this is listed twice',
  )

/** The rule of a range: it goes up. */
export const goesUp = ({ from, to = from }: { from: number; to?: number | undefined }) =>
  from <= to ? [] : ITSELF

/** The rule of a page's days: what changes has been published. */
export const changesLater = ({ date, updated = date }: { date: string; updated?: string }) =>
  updated < date ? [['updated']] : []
export const CHANGED_EARLY = 'this date is before the publication date'

/** The path of the handler of the contact form that ships with the site. */
export const OWN_ENDPOINT = '/api/contact'

/** Where a form is sent: an https address, or the handler that ships with the site. */
export function formEndpoint(description: string) {
  return z
    .string()
    .regex(
      /^(?:\/api\/contact|https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[\w.~%/-]*)?(?:\?[\w.~%/=&-]*)?)$/i,
      'an https URL, or /api/contact',
    )
    .meta({ description })
}
