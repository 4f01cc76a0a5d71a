/** Signs that turn the order in which a text is read: what is shown is not what is written. */
import type { Diagnostic, SourceFile } from '../../../plugins/gatsby-plugin-content-check/src'

/** See Unicode Technical Standard 55, and CVE-2021-42574. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/

/** Finds the first of them in a file. */
export function checkTextDirection(file: SourceFile): Diagnostic[] {
  const offset = file.text.search(DIRECTION)
  if (offset < 0) return []
  const message = 'There is an invisible sign here that turns the order in which the text is read.'
  return [file.error(offset, 'direction', message, 'Delete it.')]
}
