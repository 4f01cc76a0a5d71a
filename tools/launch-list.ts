/** What stands on the site for now, and must be the owner's own: in three groups, by when. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_ENDPOINT } from '../src/content/fields'
import { hasFunctions } from '../src/gatsby/environment'
import { documentOf, documentsOf, type Document, type DocumentOf } from '../src/content/documents'

/** Top-level domains that RFC 2606 reserves for examples; nobody can own such an address. */
const RESERVED = /[^\s"]+\.(?:example|test|invalid)(?=[/":])/

type SiteFile = DocumentOf<'SiteFacts'>

/** Something left to do: where, and what. */
interface LaunchItem {
  place: string
  what: string
}

/**
 * Everything that is left to replace or confirm.
 *
 * @param documents the project's documents, all of them good
 * @returns what is to be done by one time, with how to do it
 */
export function launchList(root: string, documents: readonly Document[]) {
  const site = documentOf(documents, 'SiteFacts')
  if (!site) throw new Error('There is no data/site.json.')
  const claims = documentOf(documents, 'ToConfirm')?.data ?? []
  const claimed = (wanted: (typeof claims)[number]['group']) =>
    claims.filter(({ group }) => group === wanted).map(claim => claimItem(root, claim))
  return [
    {
      heading: 'Blocks the launch',
      fix: 'Replace each placeholder. Delete the entry of a claim in data/to-confirm.json once it is confirmed.',
      items: [...placeholders(site), ...claimed('launch')],
    },
    {
      heading: 'Before the first client',
      fix: 'Confirm or change each, then delete its entry in data/to-confirm.json.',
      items: [...missingFacts(site), ...claimed('client')],
    },
    {
      heading: 'Some day',
      fix: 'Nothing false is said meanwhile.',
      items: [...toCome(site, documents), ...claimed('later')],
    },
  ].filter(({ items }) => items.length > 0)
}

/** Addresses that are examples, and the contact form without a receiver. */
function placeholders({ file, data }: SiteFile): LaunchItem[] {
  const place = file.path
  const examples = file.text.split('\n').flatMap((line, index) => {
    const [example] = RESERVED.exec(line) ?? []
    return example ? { place: `${place}:${index + 1}`, what: `“${example}” is an example.` } : []
  })
  const { contactEndpoint: endpoint } = data
  if (endpoint && (hasFunctions || endpoint !== OWN_ENDPOINT)) return examples
  const what = endpoint
    ? `GitHub Pages cannot answer at ${endpoint}, so that the contact page has no form. Name a form service, or set HOST to another host.`
    : 'There is no contactEndpoint: the contact page has no form.'
  return [...examples, { place, what }]
}

/** What a buyer looks for and does not find. */
function missingFacts({ file, data }: SiteFile): LaunchItem[] {
  const { company = {}, telephone, nextStart, rating } = data
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
    known ? [] : [{ place: file.path, what: `Missing ${what}.` }],
  )
}

/** Links that are shown as “to come”, and studies that are examples. */
function toCome({ data: { social } }: SiteFile, documents: readonly Document[]): LaunchItem[] {
  const { footerCompany = [], footerLegal = [] } = documentOf(documents, 'Navigation')?.data ?? {}
  const studies = documentsOf(documents, 'CaseStudy')
  const examples = studies.filter(({ data }) => data.provenance === 'illustrative')
  return [
    ...[...footerCompany, ...footerLegal]
      .filter(({ path }) => !path)
      .map(({ name }) => ({ place: 'data/navigation.json', what: `${name} leads nowhere yet.` })),
    ...social
      .filter(({ url }) => !url)
      .map(({ name }) => ({ place: 'data/site.json', what: `${name} has no address.` })),
    ...(examples.length > 0
      ? [
          {
            place: 'content/case-studies',
            what: `${examples.length} of ${studies.length} studies are illustrative, and marked.`,
          },
        ]
      : []),
  ]
}

/** A claim of data/to-confirm.json: its place, its words and its question. */
function claimItem(
  root: string,
  { file, words, question }: { file: string; words: string; question: string },
): LaunchItem {
  const [before = '', after] = readFileSync(join(root, file), 'utf8').split(words)
  return after === undefined
    ? {
        place: 'data/to-confirm.json',
        what: `${file} no longer says “${words}”. Delete the entry.`,
      }
    : { place: `${file}:${before.split('\n').length}`, what: `“${words}” ${question}` }
}
