/** Marks of illustrative studies: they follow `provenance`, have room before descriptions, and nobody types them. */
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  documentOf,
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { outputSchema } from '../graphql-types'
import { pageMetadata } from '../page-metadata'

/** Checks what the words of data/provenance.json are put before, and that no text has them by hand. */
export function checkMarks(documents: readonly Document[]): Fault[] {
  const words = documentOf(documents, 'ProvenanceWords')
  if (!words) return []
  const { mark } = words.data
  return [...roomFaults(documents, mark), ...typedFaults(documents, mark)]
}

const { description = {} } = outputSchema(pageMetadata).properties ?? {}

/** A description is shown with the mark before it. */
function roomFaults(documents: readonly Document[], mark: string): Fault[] {
  const most = (description.maxLength ?? Infinity) - `${mark}: `.length
  const studies = documentsOf(documents, 'CaseStudy')
  const texts = documentsOf(documents, 'TextPage')
  return [
    ...studies.filter(({ data }) => data.provenance === 'illustrative'),
    ...texts.filter(({ data }) => data.example),
  ]
    .filter(({ data }) => data.metadata.description.length > most)
    .map(({ file, located, data }) =>
      file.fault(
        located.offsetOf(['metadata', 'description']),
        'length',
        `The description has ${data.metadata.description.length} characters, and “${mark}: ” is put before it.`,
        `Shorten it to ${most} characters.`,
      ),
    )
}

function typedFaults(documents: readonly Document[], mark: string): Fault[] {
  // Nor in a comment of front matter, which explains the field. What stands before a word is looked at once
  // the word is found: at every place, it would be read again and again.
  const pattern = new RegExp(`\\b${mark}\\b(?<!^# .*|provenance: ["']?${mark})`, 'gim')
  return documents
    .filter(({ typeName }) => typeName !== 'ProvenanceWords')
    .flatMap(({ file }) =>
      [...file.text.matchAll(pattern)].map(({ 0: word, index }) =>
        file.fault(
          index,
          'provenance',
          `“${word}” is typed by hand.`,
          'Delete it: each study is marked wherever it is shown or linked, as its “provenance” says.',
        ),
      ),
    )
}
