/**
 * Field kinds shared by every declaration in this room.
 *
 * Each takes the sentence that explains the field to an editor; it ends up in the GraphQL type,
 * in the JSON Schema that completes fields in an editor, and in the message of a failed check.
 */
import { z } from 'zod'

/** Names of the node types that another file may refer to by slug. */
export type ReferenceTarget =
  'Service' | 'CaseStudy' | 'Post' | 'Industry' | 'Tag' | 'Author' | 'PricingPackage'

/** What a declaration may say about a field beyond its shape; read by the derivations and the check. */
export interface FieldMeta {
  description: string
  /** The GraphQL type's name. Only on objects. */
  typeName?: string
  /** What the GraphQL type is in general, where a field's description says what it is there. */
  typeDescription?: string
  /** The GraphQL enumeration's name. Only on enumerations whose values are names. */
  enumName?: string
  /** The field holds the slug of a node of this type. */
  reference?: ReferenceTarget
  /** The field holds the relative path of a picture beside the file. */
  picture?: true
  /** The text may state prices as {price:slug}, of packages and add-ons, which are filled in. */
  prices?: true
  /** The field holds a path of this site, or a full address. */
  link?: 'internal' | 'any'
  [key: string]: unknown
}

/** One line or paragraph of plain text of `min` to `max` characters. */
export function text(min: number, max: number, description: string) {
  return z.string().trim().min(min).max(max).meta({ description })
}

/** A short machine name: lower-case letters, digits and single hyphens. */
export function slug(description: string) {
  return z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens')
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

/** A path of this site: starts with one slash, no trailing slash, optionally `#anchor`. */
export function internalPath(description: string) {
  return z
    .string()
    .regex(
      /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
      'a path of this site, like /services/seo, without a trailing slash',
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
      'a picture beside this file, like ./cover.png',
    )
    .meta({ description, picture: true })
}

/** An object with a name of its own in GraphQL; unknown fields are faults. */
export function object<Shape extends z.ZodRawShape>(
  typeName: string,
  description: string,
  shape: Shape,
) {
  return z.strictObject(shape).meta({ typeName, description, typeDescription: description })
}
