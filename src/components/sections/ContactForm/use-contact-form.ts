/** The contact form with script: a draft, messages beside the fields, sending in the background. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
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
import { clearDraft, restoreDraft, saveDraft, unfold } from './draft'

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 20_000

const SENDING = 'Sending your message …'

/** A problem as the form shows it: without one it has no entries. */
export type ShownProblem = Problem & Required<Pick<Problem, 'problems'>>

const NONE: ShownProblem = { problems: {} }

type Outcome = Problem | 'sent'

/** Sends a message. Never throws. */
async function send(endpoint: string, body: FormData): Promise<Outcome> {
  if (!navigator.onLine) return { failure: FAILURES.offline }
  const isOwn = endpoint.startsWith('/')
  if (isOwn) {
    // The handler refuses what is faster than people. With a draft they can be: then the message waits.
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
    // A host that runs no functions may answer a page to anything.
    const outcome = Object(await answer.json()) as Problem & { sent?: true }
    if (answer.ok && outcome.sent) return 'sent'
    if (outcome.problems || outcome.failure) return outcome
  } catch {
    // No answer in time, or none of the handler's.
  }
  return { failure: FAILURES.failed }
}

/** Sending goes on where the form is left within the application: what came of it is told on the way back. */
let isOnItsWay = false
let untold: Outcome | undefined
/** Tells the form that is shown. */
let tell: ((outcome: Outcome) => void) | undefined

async function sendAndTell(endpoint: string, body: FormData): Promise<void> {
  isOnItsWay = true
  const outcome = await send(endpoint, body)
  isOnItsWay = false
  if (outcome === 'sent') {
    clearDraft()
    forgetChoice()
  }
  if (tell) tell(outcome)
  else untold = outcome
}

/** Runs the form. Fields keep their own values, so that what was typed before the script came stays. */
export function useContactForm(endpoint: string, sentPath: string) {
  const form = useRef<HTMLFormElement>(null)
  /** What takes focus once something has to be read. */
  const notice = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState('')
  const [problem, setProblem] = useState<ShownProblem>(NONE)
  const isNew = useRef(false)

  const show = (found: Problem) => {
    isNew.current = true
    setProblem({ ...NONE, ...found })
  }

  useEffect(() => {
    const fields = form.current
    if (!fields) return
    // From here on problems are said in the page's own words.
    fields.noValidate = true
    restoreDraft(fields)
    saveDraft(fields)
    if (isOnItsWay) setStatus(SENDING)
    if (untold === 'sent') setStatus('Your message has been sent.')
    else if (untold) show(untold)
    untold = undefined
    tell = outcome => {
      if (outcome !== 'sent') {
        setStatus('')
        // Whatever filled it in, the next message goes without.
        const honeypot = fields.elements.namedItem(HONEYPOT) as HTMLInputElement
        honeypot.value = ''
        show(outcome)
        return
      }
      // Back comes to an empty form; until the next page is there this one stays as it is.
      const empty = () => {
        fields.reset()
        setStatus('')
      }
      addEventListener('pagehide', empty, { once: true })
      // A full load: the words of thanks are shown by the address's fragment alone.
      location.assign(`${sentPath}#thanks`)
    }
    // A page that the browser had kept may be older than the draft.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restoreDraft(fields, true)
    }
    addEventListener('pageshow', onShow)
    return () => {
      tell = undefined
      removeEventListener('pageshow', onShow)
    }
    // Once, when the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    // What was found out elsewhere is told as the form mounts, before its notice is there.
    if (!isNew.current || problem === NONE) return
    isNew.current = false
    for (const name of Object.keys(problem.problems))
      unfold(document.getElementById(`contact-${name}`))
    notice.current?.focus()
  }, [problem])

  return {
    form,
    notice,
    status,
    isSending: status === SENDING,
    problem,
    /** Keeps what is typed, and takes a problem away once its field is corrected. */
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      saveDraft(currentTarget)
      const { name, value } = target as HTMLInputElement
      const left = Object.entries(problem.problems).filter(
        ([key]) => key !== name || problemOf(name, value.trim()),
      )
      setProblem({ ...problem, problems: Object.fromEntries(left) })
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (status === SENDING) return
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
