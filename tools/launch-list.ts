/** Everything the owner must still replace or confirm, in three groups by deadline. */
import { OWN_ENDPOINT } from '../src/content/fields'
import { hasFunctions } from '../src/gatsby/environment'
import { documentsOf, type Document, type DocumentOf } from '../src/page-kinds/documents'

/** URLs with a top-level domain that RFC 2606 reserves for examples. */
const RESERVED = /[^\s"]+\.(?:example|test|invalid)(?=[/":])/g

/**
 * Lists everything left to replace or confirm.
 *
 * @param documents the project's documents, which must be valid
 * @returns groups of items, each with a deadline and instructions
 */
export function launchList(documents: readonly Document[]) {
  const security = documentsOf(documents, 'SecuritySettings')
  const claims = documentsOf(documents, 'ToConfirm').flatMap(({ data }) => data)
  const claimed = (wanted: (typeof claims)[number]['group']) =>
    claims
      .filter(({ group }) => group === wanted)
      .map(({ file, words, question }) => `${file}: “${words}” ${question}`)
  return [
    {
      heading: 'Blocks the launch',
      fix: 'Replace each placeholder. Once a claim is confirmed, delete its entry in data/to-confirm.json.',
      items: [
        ...[...documentsOf(documents, 'SiteFacts'), ...security].flatMap(examples),
        ...security.flatMap(messages),
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
const examples = ({ file }: Document) =>
  Array.from(
    file.text.matchAll(RESERVED),
    ([example]) => `${file.path}: “${example}” is a placeholder.`,
  )

/** Reports a contact form without a recipient, or a privacy page that doesn't say who handles messages. */
function messages({ file, data }: DocumentOf<'SecuritySettings'>) {
  const { contactEndpoint: endpoint, processors } = data
  if (!endpoint)
    return `${file.path}: There is no contactEndpoint, so the contact page has no form.`
  // If the repository variable HOST isn't set, deploy.yml publishes to GitHub Pages.
  if (endpoint === OWN_ENDPOINT && (!hasFunctions || !process.env.HOST))
    return `${file.path}: GitHub Pages can't handle ${endpoint}, so the contact page has no form. Use a form service or another host. If you use another host, set the repository variable HOST, then run this check with the same value: HOST=netlify npm run launch-check.`
  return processors.length > 0
    ? []
    : `${file.path}: The privacy page doesn't say which companies handle messages. Add them to processors.`
}
