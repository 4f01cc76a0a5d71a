import { Document, isMap, isScalar, isSeq, type Node } from 'yaml'
import { z } from 'zod'

/** A value with a comment at the end of its line; a list is on one line. */
export function commented(value: unknown, comment: string): Node {
  const node = new Document().createNode(value)
  if (isSeq(node)) node.flow = true
  node.comment = ` ${comment}`
  return node
}

/**
 * Front matter with each field's description from the declaration as a comment above it.
 *
 * @param declaration the content type's declaration
 * @param values the fields to write
 * @returns YAML without the `---` lines
 */
export function explainedYaml(declaration: z.ZodObject, values: Record<string, unknown>): string {
  const document = new Document(values)
  const { contents } = document
  if (isMap(contents)) {
    for (const pair of contents.items) {
      if (!isScalar(pair.key)) continue
      const field: unknown = declaration.shape[String(pair.key.value)]
      const description = field instanceof z.ZodType ? field.meta()?.description : undefined
      if (description) pair.key.commentBefore = ` ${description}`
    }
  }
  // The text that replaces a placeholder may contain a colon or “#”.
  const defaults = { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' } as const
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, ...defaults })
}
