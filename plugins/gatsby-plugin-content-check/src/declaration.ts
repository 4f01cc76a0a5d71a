/** Looks up what a zod declaration says about its fields. */
import { z } from 'zod'
import type { Path } from './located-value'

/** What a declaration can say about a field with `.meta()`, beyond its shape. */
export interface FieldMeta {
  /** Explains the field to an editor, in a sentence. */
  description?: string
  /** The GraphQL type's name. Required on objects. */
  typeName?: string
  /** What the GraphQL type is in general, if a field's description says what it is there. */
  typeDescription?: string
  /** The GraphQL enumeration's name. Only on enumerations whose values are names. */
  enumName?: string
  /** The field holds the slug of a node of this type. */
  reference?: string
  /** The field holds the relative path of an image in the file's folder. */
  picture?: true
  /** A GraphQL directive for the field, like `@proxy(from: "x")`. */
  directive?: string
  /** A text's length in characters, if the declaration measures it with its own rule. */
  minLength?: number
  maxLength?: number
}

/** The declaration at a path, through optionals, lists, and objects. */
function declarationAt(declaration: z.core.$ZodType, path: Path): z.core.$ZodType | undefined {
  return path.reduce<z.core.$ZodType | undefined>((outer, part) => {
    const around = unwrap(outer)
    if (around instanceof z.ZodArray) return around.element
    if (!(around instanceof z.ZodObject)) return undefined
    const { shape }: z.ZodObject<z.ZodRawShape> = around
    return shape[part]
  }, declaration)
}

function unwrap(declaration: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  return declaration instanceof z.ZodOptional ? unwrap(declaration.unwrap()) : declaration
}

/** The names of the fields at a path. */
export function fieldsAt(declaration: z.ZodType, path: Path): string[] {
  const around = unwrap(declarationAt(declaration, path))
  return around instanceof z.ZodObject ? Object.keys(around.shape) : []
}

/** A field's metadata: its own, or that of the type inside an optional. */
export function metaAt(declaration: z.ZodType, path: Path): z.core.GlobalMeta & FieldMeta {
  const found = declarationAt(declaration, path)
  const inner = unwrap(found)
  return (found && z.globalRegistry.get(found)) ?? (inner && z.globalRegistry.get(inner)) ?? {}
}
