/** What a zod declaration says of its fields. */
import { z } from 'zod'
import type { Path } from './located-value'

/** What a declaration may say of a field with `.meta()`, beyond its shape. */
export interface FieldMeta {
  /** The sentence that explains the field to an editor. */
  description?: string
  /** The GraphQL type's name. Needed on objects. */
  typeName?: string
  /** What the GraphQL type is in general, where a field's description says what it is there. */
  typeDescription?: string
  /** The GraphQL enumeration's name. Only on enumerations whose values are names. */
  enumName?: string
  /** The field holds the slug of a node of this type. */
  reference?: string
  /** The field holds the relative path of a picture beside the file. */
  picture?: true
  /** A GraphQL directive for the field, like `@proxy(from: "x")`. */
  directive?: string
  /** How many characters a text has, where the declaration measures it by a rule of its own. */
  minLength?: number
  maxLength?: number
}

/** The declaration at a path: through optionals, lists and objects. */
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

/** What is said of a field: of itself, or of what it holds where it may be left out. */
export function metaAt(declaration: z.ZodType, path: Path): z.core.GlobalMeta & FieldMeta {
  const found = declarationAt(declaration, path)
  const inner = unwrap(found)
  return (found && z.globalRegistry.get(found)) ?? (inner && z.globalRegistry.get(inner)) ?? {}
}
