/** What stands on the site for now and must be the owner's own before the site goes live. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { byPlace, type Fault } from './fault'
import type { Document } from './project'
import { readSourceFile } from './source-file'

/** Top-level domains that RFC 2606 reserves for examples; nobody can own such an address. */
const RESERVED = /\.(?:example|test|invalid)(?=[/":]|$)/

/**
 * Everything that is left to replace or confirm, by file and place.
 *
 * @param documents the project's documents, all of them good
 */
export function launchFaults(root: string, documents: readonly Document[]): Fault[] {
  return documents
    .flatMap(document => {
      switch (document.kind.typeName) {
        case 'SiteFacts':
          return siteFaults(document)
        case 'Navigation':
          return navigationFaults(document)
        case 'CaseStudy':
          return illustrativeFaults(document)
        case 'ToConfirm':
          return confirmFaults(root, document)
        default:
          return []
      }
    })
    .sort(byPlace)
}

function siteFaults({ file, located, data }: Document): Fault[] {
  const site = data as Record<string, unknown> & { social: { name: string; url?: string }[] }
  const faults: Fault[] = []
  const placeholder = (path: (string | number)[], value: unknown) => {
    if (typeof value === 'string' && RESERVED.test(value)) {
      faults.push(
        file.fault(
          located.offsetOf(path),
          'placeholder',
          `“${value}” is an example.`,
          'Put the real one here.',
        ),
      )
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) placeholder([...path, key], entry)
    }
  }
  placeholder([], site)
  site.social.forEach(({ name, url }, index) => {
    if (!url) {
      faults.push(
        file.fault(
          located.offsetOf(['social', index]),
          'placeholder',
          `${name} has no address.`,
          'Add “url”, or delete the entry.',
        ),
      )
    }
  })
  if (!site.contactEndpoint) {
    faults.push(
      file.fault(
        0,
        'placeholder',
        'There is no “contactEndpoint”: the contact page offers email alone.',
        'Add the address that the contact form is sent to.',
      ),
    )
  }
  return faults
}

function navigationFaults({ file, located, data }: Document): Fault[] {
  const navigation = data as Record<
    'footerCompany' | 'footerLegal',
    { name: string; path?: string }[]
  >
  return (['footerCompany', 'footerLegal'] as const).flatMap(list =>
    navigation[list].flatMap(({ name, path }, index) =>
      path
        ? []
        : [
            file.fault(
              located.offsetOf([list, index]),
              'placeholder',
              `${name} leads nowhere yet.`,
              'Add “path” once the page exists, or delete the entry.',
            ),
          ],
    ),
  )
}

function illustrativeFaults({ file, located, data }: Document): Fault[] {
  const { provenance } = data as { provenance: string }
  return provenance === 'illustrative'
    ? [
        file.fault(
          located.offsetOf(['provenance']),
          'illustrative',
          'This study is illustrative.',
          'Replace it by a verified one, with source, approvedBy and approvedOn, or keep it marked as it is.',
        ),
      ]
    : []
}

function confirmFaults(root: string, document: Document): Fault[] {
  const entries = document.data as { file: string; words: string; question: string }[]
  return entries.map(({ file: path, words, question }, index) => {
    const { file } = readSourceFile(path, readFileSync(join(root, path)))
    const offset = file.text.indexOf(words)
    return offset < 0
      ? document.file.fault(
          document.located.offsetOf([index, 'words']),
          'to-confirm',
          `${path} no longer says “${words}”.`,
          'Delete this entry, or put the words as they stand now.',
        )
      : file.fault(
          offset,
          'to-confirm',
          question,
          'Once it is confirmed, delete its entry in data/to-confirm.json.',
        )
  })
}
