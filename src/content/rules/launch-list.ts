/** What stands on the site for now and must be the owner's own before the site goes live. */
import {
  type Diagnostic,
  byPlace,
  readSourceFile,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, type DocumentOf, documentsOf } from '../documents'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TypeName } from '../documents'

/** Top-level domains that RFC 2606 reserves for examples; nobody can own such an address. */
const RESERVED = /\.(?:example|test|invalid)(?=[/":]|$)/

/** Things of one kind that are left to do. */
export interface LaunchGroup {
  heading: string
  diagnostics: Diagnostic[]
}

/**
 * Everything that is left to replace or confirm: what a visitor would trip over first, what may stay as it
 * is last. Groups of which nothing is left are not among them.
 *
 * @param documents the project's documents, all of them good
 */
export function launchList(root: string, documents: readonly Document[]): LaunchGroup[] {
  const each = <Name extends TypeName>(
    typeName: Name,
    faultsOf: (document: Extract<Document, { typeName: Name }>) => Diagnostic[],
  ) => documentsOf(documents, typeName).flatMap(faultsOf).sort(byPlace)
  return [
    { heading: 'Facts of the agency', diagnostics: each('SiteFacts', siteDiagnostics) },
    {
      heading: 'Links that lead nowhere yet',
      diagnostics: each('Navigation', navigationDiagnostics),
    },
    {
      heading: 'Statements that somebody must stand by',
      diagnostics: each('ToConfirm', document => confirmDiagnostics(root, document)),
    },
    { heading: 'Who looks at changes', diagnostics: ownerDiagnostics(root) },
    {
      heading: 'Work that is shown',
      diagnostics: illustrativeDiagnostics(documentsOf(documents, 'CaseStudy')),
    },
  ].filter(({ diagnostics }) => diagnostics.length > 0)
}

function siteDiagnostics({ file, located, data: site }: DocumentOf<'SiteFacts'>): Diagnostic[] {
  const diagnostics: Diagnostic[] = []
  const placeholder = (path: (string | number)[], value: unknown) => {
    if (typeof value === 'string' && RESERVED.test(value)) {
      diagnostics.push(
        file.error(
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
      diagnostics.push(
        file.error(
          located.offsetOf(['social', index]),
          'placeholder',
          `${name} has no address.`,
          'Add “url”, or delete the entry.',
        ),
      )
    }
  })
  const unsaid = (missing: boolean, message: string, fix: string, path: string[] = []) => {
    if (missing) diagnostics.push(file.error(located.offsetOf(path), 'placeholder', message, fix))
  }
  unsaid(
    !site.contactEndpoint,
    'There is no “contactEndpoint”: the contact page offers email alone.',
    'Add the address that the contact form is sent to.',
  )
  unsaid(
    !site.rating.source,
    `Nobody can look up the rating of ${site.rating.value} from ${site.rating.count} reviews, so pages call it a sample figure.`,
    'Add “source” with “name” and “url”, or put the real figures first.',
    ['rating'],
  )
  const company = site.company ?? {}
  for (const [name, value, what] of [
    ['company.legalName', company.legalName, 'the company that a client signs with'],
    ['company.address', company.address, 'the country and the address of the company'],
    ['company.timeZone', company.timeZone, 'the time zone of the opening hours'],
    ['company.people', company.people, 'how many people work there'],
    ['telephone', site.telephone, 'a telephone number'],
    ['nextStart', site.nextStart, 'the month in which new work could begin'],
  ] as const) {
    unsaid(
      value === undefined,
      `A buyer does not find ${what}.`,
      `Add “${name}”: the contact page shows it.`,
    )
  }
  return diagnostics
}

function navigationDiagnostics({
  file,
  located,
  data: navigation,
}: DocumentOf<'Navigation'>): Diagnostic[] {
  return (['footerCompany', 'footerLegal'] as const).flatMap(list =>
    navigation[list].flatMap(({ name, path }, index) =>
      path
        ? []
        : [
            file.error(
              located.offsetOf([list, index]),
              'placeholder',
              `${name} leads nowhere yet.`,
              'Add “path” once the page exists, or delete the entry.',
            ),
          ],
    ),
  )
}

/** All illustrative studies in one line: each is marked on the site, and may stay. */
function illustrativeDiagnostics(studies: readonly DocumentOf<'CaseStudy'>[]): Diagnostic[] {
  const illustrative = studies.filter(({ data }) => data.provenance === 'illustrative')
  const [first] = illustrative
  if (!first) return []
  return [
    first.file.error(
      first.located.offsetOf(['provenance']),
      'illustrative',
      `${illustrative.length} of ${studies.length} case studies are illustrative; this is the first.`,
      'Replace them by verified ones, with source, approvedBy and approvedOn, or keep them marked as they are.',
    ),
  ]
}

/** GitHub asks those whom the file names; the names in it stand for teams that are still to be made. */
function ownerDiagnostics(root: string): Diagnostic[] {
  const path = '.github/CODEOWNERS'
  if (!existsSync(join(root, path))) return []
  const { file } = readSourceFile(path, readFileSync(join(root, path)))
  const offset = file.text.indexOf('@your-organisation/')
  return offset < 0
    ? []
    : [
        file.error(
          offset,
          'placeholder',
          '“@your-organisation” is an example.',
          'Put the teams or people on GitHub who are asked to look at changes.',
        ),
      ]
}

function confirmDiagnostics(root: string, document: DocumentOf<'ToConfirm'>): Diagnostic[] {
  return document.data.map(({ file: path, words, question }, index) => {
    const { file } = readSourceFile(path, readFileSync(join(root, path)))
    const offset = file.text.indexOf(words)
    return offset < 0
      ? document.file.error(
          document.located.offsetOf([index, 'words']),
          'to-confirm',
          `${path} no longer says “${words}”.`,
          'Delete this entry, or put the words as they stand now.',
        )
      : file.error(
          offset,
          'to-confirm',
          question,
          'Once it is confirmed, delete its entry in data/to-confirm.json.',
        )
  })
}
