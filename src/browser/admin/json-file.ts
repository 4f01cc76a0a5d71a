/** A JSON file with an edit in it: every character that the edit does not concern stays. */
import { applyEdits, modify } from 'jsonc-parser'
import * as babel from 'prettier/plugins/babel'
import * as estree from 'prettier/plugins/estree'
import { format } from 'prettier/standalone'
import { changes, type Path } from './changes'

/** The layout of the project's formatter. */
const formatted = (text: string) =>
  format(text, { parser: 'json', plugins: [babel, estree], printWidth: 100 })

/** Where a new field stands among those that are there: in the order in which they are declared. */
export type FieldOrder = (path: Path) => readonly string[]

/** How many of the fields that are there come before a new one. */
export function placeAmong(there: readonly string[], name: string, order: readonly string[]) {
  const before = order.slice(0, order.indexOf(name))
  return there.findLastIndex(other => before.includes(other)) + 1
}

/**
 * @param original the file as it was read; empty for a new one
 * @param after what it is to hold
 */
export async function editedJson(
  original: string,
  after: unknown,
  order: FieldOrder,
): Promise<string> {
  if (original === '') return formatted(JSON.stringify(after, null, 2))
  const before: unknown = JSON.parse(original)
  let text = original
  for (const change of changes(before, after)) {
    const { path } = change
    const edits = modify(text, path, change.kind === 'remove' ? undefined : change.value, {
      isArrayInsertion: change.kind === 'insert',
      getInsertionIndex: names => placeAmong(names, String(path.at(-1)), order(path.slice(0, -1))),
    })
    text = applyEdits(text, edits)
  }
  if (text === original) return original
  // A file in a layout of its own keeps it.
  return (await formatted(original)) === original ? formatted(text) : text
}
