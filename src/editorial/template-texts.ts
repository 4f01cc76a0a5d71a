/** Words of the template that nobody has replaced. */
import type { Fault } from './fault'
import type { Document } from './project'
import { TEMPLATE } from './scaffold/template'

/** Enough of a sentence to know it by, and little enough to stand on one line of YAML. */
const START = 30
const STARTS = Object.values(TEMPLATE).flatMap(group =>
  Object.values(group).map(text => text.slice(0, START)),
)

/**
 * Finds what is left of the template in pages that are not drafts. A question has no draft, so that in data
 * it is a warning: the file that `npm run new` makes stays good.
 */
export function checkTemplateTexts(documents: readonly Document[]): Fault[] {
  return documents.flatMap(({ file, kind, data }) => {
    if ((data as { draft?: boolean }).draft) return []
    return STARTS.flatMap(start => {
      const at = file.text.indexOf(start)
      if (at < 0) return []
      const fault = file.fault(
        at,
        'template',
        'This is still the text of the template.',
        kind.format === 'mdx'
          ? 'Write your own, or keep “draft: true” until you have.'
          : 'Write your own before it goes live.',
      )
      return kind.format === 'mdx' ? [fault] : [{ ...fault, severity: 'warning' as const }]
    })
  })
}
