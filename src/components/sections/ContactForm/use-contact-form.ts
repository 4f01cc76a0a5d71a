/** The contact form with script: a draft, messages beside the fields, sending in the background. */
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { EMAIL_WRONG, FAILURES, MISSING, type Problem } from '../../../contact/message'
import { keepChoice } from '../../ui/use-choice'
import { clearDraft, restoreDraft } from './draft'

/** Milliseconds after which an answer is no longer waited for. */
const TIMEOUT_MS = 20_000

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What is to be mended in a field, by the field's own attributes. */
function problemOf(control: Control): string | undefined {
  const missing = new Map(Object.entries(MISSING)).get(control.name)
  if (control.required && control.value.trim() === '') return missing
  return control.validity.valid ? undefined : EMAIL_WRONG
}

/** Sends a message. Never throws. */
async function send(endpoint: string, body: FormData): Promise<Problem | 'sent'> {
  if (!navigator.onLine) return { failure: FAILURES.offline }
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const isOwn = endpoint.startsWith('/')
    if (answer.ok && !isOwn) return 'sent'
    // A host that runs no functions may answer a page to anything.
    const said: unknown = await answer.json().catch(() => undefined)
    const outcome = Object(said) as Problem & { sent?: true }
    if (answer.ok && outcome.sent) return 'sent'
    return outcome.problems || outcome.failure ? outcome : { failure: FAILURES.failed }
  } catch {
    return { failure: FAILURES.failed }
  }
}

/** The message on its way, which goes on where the page is left. */
let sending: Promise<Problem | 'sent'> | undefined

/** Runs the form. Fields keep their own values, so that what was typed before the script came stays. */
export function useContactForm(endpoint: string, sentPath: string) {
  const form = useRef<HTMLFormElement>(null)
  /** What takes focus once something has to be read. */
  const notice = useRef<HTMLDivElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  useEffect(() => {
    if (!form.current) return
    // From here on problems are said in the page's own words.
    form.current.noValidate = true
    restoreDraft(form.current)
    if (sending) void finish(form.current, sending)
    // Once, when the page is there.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (!problem) return
    for (const name of Object.keys(problem.problems ?? {})) {
      const fold = form.current?.querySelector(`[name="${name}"]`)?.closest('details')
      if (fold) fold.open = true
    }
    notice.current?.focus()
  }, [problem])

  const show = (found: Problem) => {
    setIsSending(false)
    setProblem(found)
  }

  const finish = async (fields: HTMLFormElement, sent: Promise<Problem | 'sent'>) => {
    setIsSending(true)
    setProblem(undefined)
    const outcome = await sent
    sending = undefined
    if (outcome !== 'sent') {
      show(outcome)
      return
    }
    clearDraft()
    keepChoice(new URLSearchParams())
    // Who has gone on meanwhile is not called back.
    if (!fields.isConnected) return
    const empty = () => {
      fields.reset()
      setIsSending(false)
    }
    // Back comes to an empty form; until the next page is there this one stays as it is.
    addEventListener('pagehide', empty, { once: true })
    // A full load: the words of thanks are shown by the address's fragment alone.
    location.assign(`${sentPath}#thanks`)
  }

  const submit = async (fields: HTMLFormElement) => {
    const found = [...fields.elements].flatMap(control => {
      const text = 'validity' in control && problemOf(control as Control)
      return text ? [[(control as Control).name, text] as const] : []
    })
    if (found.length > 0) {
      show({ problems: Object.fromEntries(found) })
      return
    }
    sending = send(endpoint, new FormData(fields))
    await finish(fields, sending)
  }

  return {
    form,
    notice,
    isSending,
    problem,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (!isSending) void submit(event.currentTarget)
    },
  }
}
