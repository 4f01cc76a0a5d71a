/** What stands on the site for now, and must be the owner's own: in three groups, by when. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentOf, documentsOf, type Document } from '../src/content/documents'

/** Top-level domains that RFC 2606 reserves for examples; nobody can own such an address. */
const RESERVED = /\.(?:example|test|invalid)(?=[/":]|$)/

/** Something left to do: where, and what. */
export interface LaunchItem {
  place: string
  what: string
}

/** Things to do by one time, with how to do them. */
export interface LaunchGroup {
  heading: string
  fix: string
  items: LaunchItem[]
}

/**
 * Everything that is left to replace or confirm.
 *
 * @param documents the project's documents, all of them good
 */
export function launchList(root: string, documents: readonly Document[]): LaunchGroup[] {
  const claims = claimsIn(root, documents)
  return [
    {
      heading: 'Blocks the launch',
      fix: 'Replace each placeholder. Delete the entry of a claim in data/to-confirm.json once it is confirmed.',
      items: [...placeholders(documents), ...claims('launch')],
    },
    {
      heading: 'Before the first client',
      fix: 'Confirm or change each, then delete its entry in data/to-confirm.json.',
      items: [...missingFacts(documents), ...claims('client')],
    },
    {
      heading: 'Some day',
      fix: 'Nothing false is said meanwhile.',
      items: [
        ...comingLinks(documents),
        ...illustrative(documents),
        ...owners(root),
        ...claims('later'),
      ],
    },
  ].filter(({ items }) => items.length > 0)
}

type Place = (offset: number) => string

const placeIn =
  (path: string, text: string): Place =>
  offset =>
    `${path}:${text.slice(0, Math.max(0, offset)).split('\n').length}`

/** Addresses that are examples, and the contact form without a receiver. */
function placeholders(documents: readonly Document[]): LaunchItem[] {
  const site = documentOf(documents, 'SiteFacts')
  if (!site) return []
  const { file, located, data } = site
  const found: LaunchItem[] = []
  const place = placeIn(file.path, file.text)
  const walk = (path: (string | number)[], value: unknown) => {
    if (typeof value === 'string' && RESERVED.test(value))
      found.push({ place: place(located.offsetOf(path)), what: `“${value}” is an example.` })
    else if (typeof value === 'object' && value !== null)
      for (const [key, entry] of Object.entries(value)) walk([...path, key], entry)
  }
  walk([], data)
  if (!data.contactEndpoint)
    found.push({
      place: place(0),
      what: 'There is no contactEndpoint: the contact page has no form.',
    })
  return found
}

/** What a buyer looks for and does not find. */
function missingFacts(documents: readonly Document[]): LaunchItem[] {
  const site = documentOf(documents, 'SiteFacts')
  if (!site) return []
  const { company = {}, telephone, nextStart, rating } = site.data
  const { value, count, source } = rating
  const facts: [unknown, string][] = [
    [source, `rating.source: where ${value} from ${count} reviews can be looked up`],
    [company.legalName, 'company.legalName: with whom a client signs'],
    [company.address, 'company.address: the country and the address'],
    [company.timeZone, 'company.timeZone: the time zone of the hours'],
    [telephone, 'telephone'],
    [nextStart, 'nextStart: the month in which new work could begin'],
  ]
  return facts.flatMap(([known, what]) =>
    known ? [] : [{ place: site.file.path, what: `Missing ${what}.` }],
  )
}

/** Links that are shown as “to come”. */
function comingLinks(documents: readonly Document[]): LaunchItem[] {
  const navigation = documentOf(documents, 'Navigation')
  const site = documentOf(documents, 'SiteFacts')
  const coming = (['footerCompany', 'footerLegal'] as const).flatMap(list =>
    (navigation?.data[list] ?? []).filter(({ path }) => !path).map(({ name }) => name),
  )
  const social = (site?.data.social ?? []).filter(({ url }) => !url).map(({ name }) => name)
  return [
    ...coming.map(name => ({ place: 'data/navigation.json', what: `${name} leads nowhere yet.` })),
    ...social.map(name => ({ place: 'data/site.json', what: `${name} has no address.` })),
  ]
}

function illustrative(documents: readonly Document[]): LaunchItem[] {
  const studies = documentsOf(documents, 'CaseStudy')
  const count = studies.filter(({ data }) => data.provenance === 'illustrative').length
  return count === 0
    ? []
    : [
        {
          place: 'content/case-studies',
          what: `${count} of ${studies.length} studies are illustrative, and marked.`,
        },
      ]
}

/** GitHub asks those whom the file names; the names in it stand for teams that are still to be made. */
function owners(root: string): LaunchItem[] {
  const file = '.github/CODEOWNERS'
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  const offset = text.indexOf('@your-organisation/')
  return offset < 0
    ? []
    : [{ place: placeIn(file, text)(offset), what: '“@your-organisation” is an example.' }]
}

/** Claims of data/to-confirm.json by group, each with its place, its words and its question. */
function claimsIn(root: string, documents: readonly Document[]) {
  const entries = documentOf(documents, 'ToConfirm')?.data ?? []
  return (wanted: (typeof entries)[number]['group']): LaunchItem[] =>
    entries
      .filter(({ group }) => group === wanted)
      .map(({ file, words, question }) => {
        const text = readFileSync(join(root, file), 'utf8')
        const offset = text.indexOf(words)
        if (offset < 0)
          return {
            place: 'data/to-confirm.json',
            what: `${file} no longer says “${words}”. Delete the entry.`,
          }
        return { place: placeIn(file, text)(offset), what: `“${words}” ${question}` }
      })
}
