/** The contact form in the browser: drafts, inline errors, and sending in the background. */
import { withPrefix } from 'gatsby'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import {
  ELAPSED,
  FAILURES,
  HONEYPOT,
  MINIMUM_MS,
  problemOf,
  problemsOf,
  type Problem,
} from '../../../contact/message'
import { forgetChoice } from '../../ui/use-choice'
import { onRestore } from '../../ui/use-visit'
import { clearDraft, restoreDraft, savedDraft, saveDraft, unfold } from './draft'

const TIMEOUT_MS = 20_000

const SENDING = 'Sending…'
const SENT = 'Your message was sent.'

export interface ShownProblem extends Problem {
  readonly problems: NonNullable<Problem['problems']>
  /** Whether the problem is new, so the notice should get focus. */
  readonly isNew?: boolean
}

const NONE: ShownProblem = { problems: {} }

type Outcome = Problem | 'sent'

/** Sends a message. Never throws. */
async function send(endpoint: string, body: FormData): Promise<Outcome> {
  if (!navigator.onLine) return { failure: FAILURES.offline }
  const isOwn = endpoint.startsWith('/')
  if (isOwn) {
    // The handler rejects messages sent faster than people can type. With a restored draft, people can be that fast, so
    // wait. Loop, since a timer can fire a millisecond early (for example, in WebKit).
    while (performance.now() < MINIMUM_MS)
      await new Promise(resolve => setTimeout(resolve, MINIMUM_MS - performance.now()))
    body.set(ELAPSED, String(Math.ceil(performance.now())))
  }
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.ok && !isOwn) return 'sent'
    // A host without functions may respond to any request with a page.
    const outcome = Object(await answer.json()) as Problem & { sent?: true }
    if (answer.ok && outcome.sent) return 'sent'
    if (outcome.problems || outcome.failure) return outcome
  } catch {
    // The request timed out, or the response didn’t come from the handler.
  }
  return { failure: FAILURES.failed }
}

/** Sending continues if the visitor goes to another page on the site. The form shows the outcome when they return. */
let isSendingNow = false
let pendingOutcome: Outcome | undefined
/** Shows an outcome in the mounted form. */
let tell: ((outcome: Outcome) => void) | undefined

/** Leaving the site could cancel the request or hide its outcome, so the browser asks first. */
const askFirst = (event: BeforeUnloadEvent) => event.preventDefault()

async function sendAndTell(endpoint: string, body: FormData): Promise<void> {
  isSendingNow = true
  addEventListener('beforeunload', askFirst)
  const draft = savedDraft()
  const outcome = await send(endpoint, body)
  removeEventListener('beforeunload', askFirst)
  if (outcome === 'sent') {
    clearDraft(draft)
    forgetChoice()
  }
  isSendingNow = false
  if (tell) tell(outcome)
  else pendingOutcome = outcome
}

/** Runs the form. Its fields are uncontrolled, so text typed before hydration stays. */
export function useContactForm(form: RefObject<HTMLFormElement>, endpoint: string) {
  /** Gets focus when there are errors to read. */
  const notice = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<ShownProblem>(NONE)

  /** Whether the message was sent and hasn’t been edited since. The confirmation page can be slow to load. */
  const isSent = useRef(false)
  // A full page load, since CSS shows the confirmation based on the URL’s fragment.
  const confirm = () => location.assign(withPrefix('/contact/sent#thanks'))

  const show = (found: Problem) => setProblem({ ...NONE, ...found, isNew: true })

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    // From now on, the form shows its own error messages.
    fields.noValidate = true
    restoreDraft(fields)
    saveDraft(fields)
    if (isSendingNow) setStatus(SENDING)
    if (pendingOutcome === 'sent') setStatus(SENT)
    else if (pendingOutcome) show(pendingOutcome)
    pendingOutcome = undefined
    tell = outcome => {
      if (outcome !== 'sent') {
        setStatus('')
        // Autofill may have filled in the honeypot, so clear it for the next try.
        const honeypot = fields.elements.namedItem(HONEYPOT) as HTMLInputElement
        honeypot.value = ''
        show(outcome)
        return
      }
      // Reset the form in case the visitor clicks Back, but only once the next page replaces this one.
      const empty = () => {
        fields.reset()
        setStatus('')
        isSent.current = false
      }
      addEventListener('pagehide', empty, { once: true })
      isSent.current = true
      setStatus(SENT)
      confirm()
    }
    // A page from the back/forward cache may be older than the draft.
    const stop = onRestore(() => restoreDraft(fields, true))
    return () => {
      tell = undefined
      stop()
    }
    // Run only once, on mount.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    // Focus after rendering, since a pending outcome is set before the notice exists.
    if (!problem.isNew) return
    for (const name of Object.keys(problem.problems))
      unfold(document.getElementById(`contact-${name}`))
    notice.current?.focus()
  }, [problem])

  return {
    notice,
    status,
    isSending: status === SENDING,
    problem,
    /** Saves the draft and clears a field’s error once it’s fixed. */
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      if (isSent.current) setStatus('')
      isSent.current = false
      saveDraft(currentTarget)
      const { name, value } = target as HTMLInputElement
      const left = Object.entries(problem.problems).filter(
        ([key]) => key !== name || problemOf(name, value.trim()),
      )
      setProblem({ ...problem, problems: Object.fromEntries(left), isNew: false })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      // The state may be a render behind.
      if (isSendingNow) return
      if (isSent.current) {
        confirm()
        return
      }
      const body = new FormData(event.currentTarget)
      const problems = problemsOf(body)
      if (Object.keys(problems).length > 0) {
        show({ problems })
        return
      }
      setStatus(SENDING)
      setProblem(NONE)
      void sendAndTell(endpoint, body)
    },
  }
}
