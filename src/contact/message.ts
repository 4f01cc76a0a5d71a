/** The contact form's messages: once for the page, its script and the handler. */
import { chosenServices, choiceText, type ChoiceSource, type Named, type Offer } from './choice'

/** The field that people never see and programs fill in. */
export const HONEYPOT = 'website'
/** What is said where a field that must be answered is not. */
export const MISSING = {
  name: 'Enter your name, so that we know whom we answer.',
  email: 'Enter the address that we should answer.',
  message: 'Write a sentence or two about what should change.',
}
/** An address that a reply can be sent to: no blank, bracket or second @. Also a `pattern` attribute. */
export const EMAIL_PATTERN = '[^\\s@<>",;]+@[^\\s@<>",;.]+(\\.[^\\s@<>",;.]+)+'
export const EMAIL_WRONG =
  'Enter an address like name@company.com: something before the @, and a domain with a dot after it.'

const KEPT = 'Everything that you wrote is still here: send it again'
/** Why a message was not sent, and what to do. Of what was not read nothing can be shown again. */
export const FAILURES = {
  offline: `You are offline. ${KEPT} once you are connected.`,
  unread:
    'The message could not be read. Go back to the form and send it again, at most 5,000 characters long, or write to us directly.',
  failed: `The message could not be delivered. ${KEPT} in a minute, or write to us directly.`,
}

/** Why a message was not sent: what is to be mended, by field, or what failed. */
export interface Problem {
  readonly problems?: Readonly<Record<string, string>>
  readonly failure?: string
}

/** The heading over what went wrong. */
export const headingOf = ({ failure }: Problem): string =>
  failure ? 'Your message has not been sent' : 'Something needs another look'

/** A message as plain text: every answer with its label, then the choice with its sums. */
export function messageText(
  answers: ChoiceSource,
  services: readonly Named[],
  offer: Offer,
): string {
  const said = (name: string) => answers.getAll(name).map(String).join()
  const head = Object.entries({
    Name: said('name'),
    Email: said('email'),
    Company: said('company'),
    About: chosenServices(answers, services),
    Budget: said('budget'),
    Timing: said('timing'),
  }).flatMap(([label, answer]) => (answer ? [`${label}: ${answer}`] : []))
  return `${[...head, ...choiceText(answers, offer)].join('\n')}\n\n${said('message')}`
}
