/** Everything the owner must still replace or confirm, in three groups by deadline. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OWN_ENDPOINT } from '../src/content/fields'
import { hasFunctions } from '../src/gatsby/environment'
import { documentOf, type Document, type DocumentOf } from '../src/page-kinds/documents'

/** URLs with a top-level domain that RFC 2606 reserves for examples. */
const RESERVED = /[^\s"]+\.(?:example|test|invalid)(?=[/":])/

/** Something left to do, with its location. */
interface LaunchItem {
  place: string
  what: string
}

/**
 * Lists everything left to replace or confirm.
 *
 * @param documents the project's documents, which must be valid
 * @returns groups of items, each with a deadline and instructions
 */
export function launchList(root: string, documents: readonly Document[]) {
  const site = documentOf(documents, 'SiteFacts')
  const security = documentOf(documents, 'SecuritySettings')
  if (!site) throw new Error('data/site.json is missing.')
  if (!security) throw new Error('data/security.json is missing.')
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
      fix: 'Confirm or change each claim, then delete its entry in data/to-confirm.json.',
      items: claimed('client'),
    },
    {
      heading: 'Later',
      fix: 'The site is accurate as is.',
      items: claimed('later'),
    },
  ].filter(({ items }) => items.length > 0)
}

/** Finds example URLs and email addresses. */
const examples = ({ file }: Document): LaunchItem[] =>
  file.text.split('\n').flatMap((line, index) => {
    const [example] = RESERVED.exec(line) ?? []
    return example
      ? { place: `${file.path}:${index + 1}`, what: `“${example}” is a placeholder.` }
      : []
  })

/** Reports a contact form without a recipient, or a privacy page that doesn't say who handles messages. */
function messages({ file, data }: DocumentOf<'SecuritySettings'>): LaunchItem[] {
  const { contactEndpoint: endpoint, processors } = data
  const place = file.path
  if (!endpoint)
    return [{ place, what: 'There is no contactEndpoint, so the contact page has no form.' }]
  // If the repository variable HOST isn't set, deploy.yml publishes to GitHub Pages.
  if (endpoint === OWN_ENDPOINT && (!hasFunctions || !process.env.HOST)) {
    const what = `GitHub Pages can't handle ${endpoint}, so the contact page has no form. Use a form service or another host. If you use another host, set the repository variable HOST, then run this check with the same value: HOST=netlify npm run launch-check.`
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

/** A claim from data/to-confirm.json: its location, wording, and question. */
function claimItem(
  root: string,
  { file, words, question }: { file: string; words: string; question: string },
): LaunchItem {
  const [before = '', after] = readFileSync(join(root, file), 'utf8').split(words)
  return after === undefined
    ? {
        place: 'data/to-confirm.json',
        what: `${file} no longer contains “${words}”. Delete the entry.`,
      }
    : { place: `${file}:${before.split('\n').length}`, what: `“${words}” ${question}` }
}
