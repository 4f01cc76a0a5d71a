import { Document, isMap, isScalar } from 'yaml'
import type { z } from 'zod'

/**
 * Front matter with a comment above each field: what the declaration says of it.
 *
 * @param declaration the content type's declaration
 * @param values the fields to write
 * @returns YAML without the lines of hyphens
 */
export function explainedYaml(declaration: z.ZodObject, values: Record<string, unknown>): string {
  const document = new Document(values)
  const { contents } = document
  if (isMap(contents)) {
    for (const pair of contents.items) {
      if (!isScalar(pair.key)) continue
      const description = declaration.shape[String(pair.key.value)]?.meta()?.description
      if (description) pair.key.commentBefore = ` ${description}`
    }
  }
  return document.toString({ lineWidth: 0 })
}
