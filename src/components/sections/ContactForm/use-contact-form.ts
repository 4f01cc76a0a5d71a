/** The contact form in the browser: drafts, inline errors, and sending in the background. */
import { withPrefix } from 'gatsby'
import { useEffect, useSyncExternalStore, type FormEvent, type RefObject } from 'react'
import { FAILURES, HONEYPOT, problemOf, problemsOf, type Problem } from '../../../contact/message'
import { forgetChoice } from '../../ui/use-choice'
import { onRestore } from '../../ui/use-visit'
import { clearDraft, restoreDraft, savedDraft, saveDraft } from './draft'

const TIMEOUT_MS = 20_000

export const SENDING = 'Sending…'
const SENT = 'Your message was sent.'

/** The state of the form. Without a status, the message hasn’t been sent or was edited since. */
export interface Attempt extends Problem {
  readonly status?: typeof SENDING | typeof SENT | undefined
  /** Whether the problem is new, so the notice should get focus. */
  readonly isNew?: boolean
  /** Whether the confirmation is about to replace the page. */
  readonly isLeaving?: boolean
}

const NONE: Attempt = {}

/**
 * The latest attempt to send. Sending continues if the visitor goes to another page on the site, and the form shows the
 * outcome when they return.
 */
let attempt = NONE
/** Renders the form, if it’s on the page. */
let render: (() => void) | undefined

function update(next: Attempt) {
  attempt = next
  render?.()
}

function subscribe(onChange: () => void) {
  render = onChange
  return () => {
    render = undefined
    if (attempt.status !== SENDING) attempt = NONE
  }
}

/** Sends a message. Never throws. Returns what’s wrong if it wasn’t sent. */
async function send(endpoint: string, body: FormData): Promise<Problem | undefined> {
  if (!navigator.onLine) return { failure: FAILURES.offline }
  const isOwn = endpoint.startsWith('/')
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.ok && !isOwn) return undefined
    // A host without functions may respond to any request with a page.
    const outcome = Object(await answer.json()) as Problem & { sent?: true }
    if (answer.ok && outcome.sent) return undefined
    if (outcome.problems || outcome.failure) return outcome
  } catch {
    // The request timed out, or the response didn’t come from the handler.
  }
  return { failure: FAILURES.failed }
}

/** Leaving the site could cancel the request or hide its outcome, so the browser asks first. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

// A full page load, since CSS shows the confirmation based on the URL’s fragment.
const openConfirmation = () => location.assign(withPrefix('/contact/sent#thanks'))

async function sendAndTell(endpoint: string, body: FormData) {
  update({ status: SENDING })
  addEventListener('beforeunload', askFirst)
  const draft = savedDraft()
  const problem = await send(endpoint, body)
  removeEventListener('beforeunload', askFirst)
  if (problem) {
    update({ ...problem, isNew: true })
    return
  }
  clearDraft(draft)
  forgetChoice()
  const form = document.querySelector<HTMLFormElement>('#contact-form')
  update({ status: SENT, isLeaving: form !== null })
  if (!form) return
  // Reset the form in case the visitor clicks Back, but only once the next page replaces this one.
  const empty = () => {
    form.reset()
    update(NONE)
  }
  addEventListener('pagehide', empty, { once: true })
  openConfirmation()
}

/** Runs the form. Its fields are uncontrolled, so text typed before hydration stays. */
export function useContactForm(form: RefObject<HTMLFormElement>, endpoint: string) {
  useEffect(() => {
    const fields = form.current
    if (!fields) return
    // From now on, the form shows its own error messages.
    fields.noValidate = true
    restoreDraft(fields)
    // A page from the back/forward cache may be older than the draft.
    return onRestore(() => restoreDraft(fields, true))
  }, [form])

  return {
    attempt: useSyncExternalStore(
      subscribe,
      () => attempt,
      () => NONE,
    ),
    /** Saves the draft and clears a field’s error once it’s fixed. */
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      saveDraft(currentTarget)
      const { name, value } = target as HTMLInputElement
      const { status, problems = {} } = attempt
      const left = Object.entries(problems).filter(
        ([key]) => key !== name || problemOf(name, value.trim()),
      )
      update({
        ...attempt,
        status: status === SENT ? undefined : status,
        problems: Object.fromEntries(left),
        isNew: false,
        isLeaving: false,
      })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (attempt.status === SENDING) return
      if (attempt.isLeaving) {
        openConfirmation()
        return
      }
      const fields = event.currentTarget
      const body = new FormData(fields)
      const problems = problemsOf(body)
      if (Object.keys(problems).length > 0) {
        update({ problems, isNew: true })
        return
      }
      // Autofill may have filled in the honeypot, so clear it for the next try.
      const honeypot = fields.elements.namedItem(HONEYPOT) as HTMLInputElement
      honeypot.value = ''
      void sendAndTell(endpoint, body)
    },
  }
}
