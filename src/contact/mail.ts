/** A message as the mail that the teams read. */
import type { ContactMessage } from '../content/contact-message'
import type { ContactFormFile } from '../gatsby/post-build/contact-form-file'
import { chosenLines, readChoice, sumTexts } from './estimate'

/** A mail to be carried. */
export interface Mail {
  subject: string
  text: string
  /** Who wrote it, and gets the reply. */
  replyTo: string
  /** The same for the same message, so that nobody gets it twice. */
  key: string
}

/**
 * Makes the mail. Names and addresses have been found to hold no line break. What the choices cost is
 * added up here, from what is offered.
 */
export async function mailOf(
  message: ContactMessage,
  form: Pick<ContactFormFile, 'fields' | 'subject' | 'offer' | 'prices'>,
): Promise<Mail> {
  const { offer, prices } = form
  const answersByName = new Map<string, string | readonly string[]>(Object.entries(message))
  const valuesOf = (name: string) => [answersByName.get(name) ?? []].flat()
  const order = { get: (name: string) => valuesOf(name)[0], getAll: valuesOf }
  const lines = chosenLines(readChoice(order, offer), offer)
  const answers = form.fields.flatMap(({ name, label, choices }) => {
    const ordered = lines.filter(({ field }) => field === name)
    if (ordered.length > 0) return [[label, ordered.map(line => line.name).join(', ')] as const]
    const given = message[name]
    if (given === undefined) return []
    const names = [given].flat().map(value => {
      return choices?.find(({ slug }) => slug === value)?.name ?? value
    })
    return [[label, names.join(', ')] as const]
  })
  const text = [
    ...answers,
    ...sumTexts(lines, prices).map(({ label, amount }) => [label, amount] as const),
  ]
    .map(([label, answer]) =>
      answer.includes('\n') || answer.length > 60 ? `${label}:\n${answer}` : `${label}: ${answer}`,
    )
    .join('\n\n')
  const from = message.company ? `${message.name}, ${message.company}` : message.name
  return {
    subject: `${from}: ${form.subject}`,
    text: `${text}\n`,
    replyTo: message.email,
    key: await digest(`${message.email}\n${text}`),
  }
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
