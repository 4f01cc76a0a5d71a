/** Everything the owner must still replace or confirm, in three groups by deadline. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_ENDPOINT } from '../src/content/fields'
import { hasFunctions } from '../src/gatsby/environment'
import {
  documentOf,
  documentsOf,
  type Document,
  type DocumentOf,
} from '../src/page-kinds/documents'

/** URLs with a top-level domain that RFC 2606 reserves for examples. */
const RESERVED = /[^\s"]+\.(?:example|test|invalid)(?=[/":])/

type SiteFile = DocumentOf<'SiteFacts'>
type SecurityFile = DocumentOf<'SecuritySettings'>

/** Something left to do, with its location. */
interface LaunchItem {
  place: string
  what: string
}

/**
 * Everything left to replace or confirm.
 *
 * @param documents the project's documents, all valid
 * @returns groups of items, each with a deadline and instructions
 */
export function launchList(root: string, documents: readonly Document[]) {
  const site = documentOf(documents, 'SiteFacts')
  const security = documentOf(documents, 'SecuritySettings')
  if (!site) throw new Error('There is no data/site.json.')
  if (!security) throw new Error('There is no data/security.json.')
  const claims = documentOf(documents, 'ToConfirm')?.data ?? []
  const claimed = (wanted: (typeof claims)[number]['group']) =>
    claims.filter(({ group }) => group === wanted).map(claim => claimItem(root, claim))
  return [
    {
      heading: 'Blocks the launch',
      fix: 'Replace each placeholder. Once a claim is confirmed, delete its entry in data/to-confirm.json.',
      items: [
        ...examples(site),
        ...examples(security),
        ...messages(security),
        ...claimed('launch'),
      ],
    },
    {
      heading: 'Before the first client',
      fix: 'Confirm or change each, then delete its entry in data/to-confirm.json.',
      items: [...missingFacts(site), ...claimed('client')],
    },
    {
      heading: 'Later',
      fix: 'The site is accurate without these.',
      items: [...comingSoon(site, documents), ...claimed('later')],
    },
  ].filter(({ items }) => items.length > 0)
}

/** Example URLs and email addresses. */
const examples = ({ file }: SiteFile | SecurityFile): LaunchItem[] =>
  file.text.split('\n').flatMap((line, index) => {
    const [example] = RESERVED.exec(line) ?? []
    return example
      ? { place: `${file.path}:${index + 1}`, what: `“${example}” is a placeholder.` }
      : []
  })

/** A contact form without a recipient, or with one the privacy page doesn't name. */
function messages({ file, data }: SecurityFile): LaunchItem[] {
  const { contactEndpoint: endpoint, processors } = data
  const place = file.path
  if (!endpoint)
    return [{ place, what: 'There is no contactEndpoint: the contact page has no form.' }]
  if (endpoint === OWN_ENDPOINT && !hasFunctions) {
    const what = `GitHub Pages can't handle ${endpoint}, so the contact page has no form. Use a form service, or set HOST to another host.`
    return [{ place, what }]
  }
  return processors.length > 0
    ? []
    : [
        {
          place,
          what: "The privacy page doesn't say which companies handle messages. Add them to processors.",
        },
      ]
}

/** Facts that buyers look for. */
function missingFacts({ file, data }: SiteFile): LaunchItem[] {
  const { company = {}, telephone, nextStart, rating } = data
  const { value, count, source } = rating
  const facts: [unknown, string][] = [
    [source, `rating.source: the page that shows ${value} from ${count} reviews`],
    [company.legalName, 'company.legalName: who the client signs with'],
    [company.address, 'company.address: the country and the address'],
    [company.timeZone, 'company.timeZone: the time zone of the office hours'],
    [telephone, 'telephone'],
    [nextStart, 'nextStart: the month when new work can start'],
  ]
  return facts.flatMap(([known, what]) =>
    known ? [] : [{ place: file.path, what: `Missing ${what}.` }],
  )
}

/** Links still to come, and illustrative case studies. */
function comingSoon({ data: { social } }: SiteFile, documents: readonly Document[]): LaunchItem[] {
  const { footerCompany = [], footerLegal = [] } = documentOf(documents, 'Navigation')?.data ?? {}
  const studies = documentsOf(documents, 'CaseStudy')
  const examples = studies.filter(({ data }) => data.provenance === 'illustrative')
  return [
    ...[...footerCompany, ...footerLegal]
      .filter(({ path }) => !path)
      .map(({ name }) => ({ place: 'data/navigation.json', what: `${name} has no page yet.` })),
    ...social
      .filter(({ url }) => !url)
      .map(({ name }) => ({ place: 'data/site.json', what: `${name} has no URL yet.` })),
    ...(examples.length > 0
      ? [
          {
            place: 'content/case-studies',
            what: `${examples.length} of ${studies.length} case studies are illustrative, and labeled as such.`,
          },
        ]
      : []),
  ]
}

/** A claim from data/to-confirm.json: its location, wording, and question. */
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
