/** The extension `@quotes`: fields whose text quotes facts by name get them filled in. */
import type { CreateSchemaCustomizationArgs } from 'gatsby'
import type { Model } from './node-model'
import { withQuotations } from './quoted'

/** Declares the extension; the types of src/content use it where a declaration says `quotes`. */
export function createQuotesExtension({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: 'quotes',
    extend: () => ({ resolve: resolveText }),
  })
}

type Text = string | readonly string[] | null | undefined

function resolveText(
  source: Record<string, Text>,
  _: unknown,
  { nodeModel }: { nodeModel: Model },
  { fieldName }: { fieldName: string },
): Text | Promise<Text> {
  const text = source[fieldName]
  // Most texts quote nothing, and are given back without a promise.
  if (!text || ![text].flat().some(part => part.includes('{'))) return text
  return typeof text === 'string'
    ? withQuotations(text, nodeModel)
    : Promise.all(text.map(part => withQuotations(part, nodeModel)))
}
