/** The contact form's fields and messages, shared by the page, its script, and the handler. */
import { capital } from '../content/format'
import { choiceText, type ChoiceSource, type Offer } from './choice'

/** A hidden field that spambots fill in. Autofill doesn’t recognize its name. */
export const HONEYPOT = 'reference'

interface Field {
  /** The error if the field is required but empty. */
  missing?: string
  /** The maximum number of characters. */
  most: number
}

/** The fields a visitor fills in, besides the choice. The page and the handler both validate against these. */
export const DECLARED = {
  name: { missing: 'Enter your name.', most: 100 },
  email: { missing: 'Enter your email address so we can reply.', most: 254 },
  message: { missing: 'Enter a message. A sentence or two is enough.', most: 5000 },
  company: { most: 120 },
} satisfies Record<string, Field>
export const FIELDS = Object.keys(DECLARED)

/** The text of each field. */
export type Answers = Record<keyof typeof DECLARED, string>

// Punctuation is escaped because browsers compile `pattern` with the v flag.
const DOMAIN_CHARACTER = '[\\p{L}\\p{M}\\p{N}\\-]'
/** Matches an email address we can reply to. Also used as a `pattern` attribute. */
export const EMAIL_PATTERN = `[^\\s@<>",;:\\(\\)\\[\\]\\p{Cc}\\P{ASCII}]+@(${DOMAIN_CHARACTER}+\\.)+\\p{L}${DOMAIN_CHARACTER}+`
export const EMAIL_WRONG = 'Enter an email address like name@company.com.'

export const KEPT = 'Your message is still here. Please send it again'
/** Why a message wasn't sent, and what to do. The handler has more reasons: see refusals.ts. */
export const FAILURES = {
  offline: `You’re offline. ${KEPT} once you’re connected.`,
  failed: `We couldn’t deliver your message. ${KEPT} in a minute, or email us directly.`,
}

/** Why a message wasn't sent: errors by field, or what failed. */
export interface Problem {
  problems?: Record<string, string>
  failure?: string
}

/** The heading above the errors. */
export const headingOf = ({ failure }: Problem): string =>
  failure ? 'Your message wasn’t sent' : 'Please check the form'

/** A field's text, trimmed, with line breaks normalized. */
export const fieldText = (source: ChoiceSource, name: string) =>
  source
    .getAll(name)
    .map(String)
    .join()
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .trim()

/** What’s wrong with a field’s text and how to fix it; undefined if it’s valid. */
export function problemOf(name: string, text: string) {
  const declared: Readonly<Record<string, Field>> = DECLARED
  const { missing, most = Infinity } = declared[name] ?? {}
  if (!text) return missing
  if (text.length > most)
    return `The ${name} field takes up to ${most.toLocaleString('en-US')} characters.`
  // Some writing systems need joiners. Any other hidden character could forge or hide a line.
  const hidden = name === 'message' ? /[^\P{Cc}\n\t]/u : /(?![\u200c\u200d])[\p{Cc}\p{Cf}]/u
  if (hidden.test(text))
    return `The ${name} field has hidden characters. Type it instead of pasting.`
  if (name !== 'email') return undefined
  const [letter] = /\P{ASCII}(?=.*@)/u.exec(text) ?? []
  if (letter) return `Enter an email address without “${letter}” before the @.`
  return new RegExp(`^${EMAIL_PATTERN}$`, 'u').test(text) ? undefined : EMAIL_WRONG
}

/** A form's errors, by field. */
export const problemsOf = (source: ChoiceSource): Record<string, string> =>
  Object.fromEntries(
    FIELDS.flatMap(name => {
      const problem = problemOf(name, fieldText(source, name))
      return problem ? [[name, problem]] : []
    }),
  )

/** The text of each field in a form. */
export const answersOf = (source: ChoiceSource) =>
  Object.fromEntries(FIELDS.map(name => [name, fieldText(source, name)])) as Answers

/** A message as plain text: the labeled answers, the choice with its totals, then what the visitor wrote. */
export function messageText(source: ChoiceSource, offer: Offer) {
  const { message, ...answers } = answersOf(source)
  const head = Object.entries(answers).flatMap(([name, answer]) =>
    answer ? `${capital(name)}: ${answer}` : [],
  )
  return `${[...head, ...choiceText(source, offer)].join('\n')}\n\n${message}`
}
