/** The state of the contact form: what was brought along, what is wrong, how sending went. */
import { navigate } from 'gatsby'
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { answersOf, clearDraft, readDraft, saveDraft, type Draft } from './draft'
import { faultOf, faultsOf } from './answer-faults'
import { choose, fillEmpty, unchoose, unfold } from './fill'
import { CHOSEN_FIELDS, choicesIn, searchWith } from './query'
import { send, type Outcome } from './send'
import type { EstimateOffer } from '../../../contact/estimate'
import type { Faults, FaultWords, FieldWords, FormField } from './form-types'

/** Milliseconds within which only a program fills the form in; the handler refuses what comes sooner. */
const QUICK = 2000

interface ContactFormOptions {
  endpoint: string
  fields: readonly FormField[]
  wordsOf: (name: string) => FieldWords
  faultWords: FaultWords
  /** The packages and add-ons that an address may bring along. */
  offer: EstimateOffer
  /** The page that follows a message. */
  sentPath: string
}

export type Status = 'ready' | 'sending'
/** How sending failed. */
export type Failure = Exclude<Outcome, { kind: 'sent' | 'faults' }>

export interface ContactFormState {
  form: RefObject<HTMLFormElement>
  /** What takes focus once something has to be read. */
  notice: RefObject<HTMLDivElement>
  status: Status
  faults: Faults
  failure?: Failure
  /** What was brought along, by field: shown above the form, and removable. */
  chosen: Draft
  remove: (name: string, value: string) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Answers by field, as they stand now. */
  answers: () => Draft
}

/** Runs the form. Fields keep their own values, so that what was typed before the script came stays. */
export function useContactForm(options: ContactFormOptions): ContactFormState {
  const { endpoint, fields, wordsOf, faultWords, offer, sentPath } = options
  const form = useRef<HTMLFormElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const [status, setStatus] = useState<Status>('ready')
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<Failure>()
  const [chosen, setChosen] = useState<Draft>({})
  /** Counts what has to be read, so that the same notice takes focus again. */
  const [notices, setNotices] = useState(0)
  const names = fields.map(({ name }) => name)

  const answers = (): Draft => (form.current ? answersOf(new FormData(form.current), names) : {})

  /** Keeps the draft, the address and what is shown as chosen in step with the form. */
  const keep = () => {
    const now = answers()
    saveDraft(now)
    const next = pick(now, CHOSEN_FIELDS)
    // After a failure the text to take along follows what is typed.
    setChosen(before =>
      !failure && JSON.stringify(before) === JSON.stringify(next) ? before : next,
    )
    const search = searchWith(location.search, now)
    if (search !== location.search)
      history.replaceState(history.state, '', location.pathname + search + location.hash)
  }

  useEffect(() => {
    const element = form.current
    if (!element) return
    // From here on faults are said in the page’s own words.
    element.noValidate = true
    const brought = choicesIn(location.search, offer)
    for (const [name, values] of Object.entries(brought)) choose(element, name, values)
    fillEmpty(element, readDraft())
    // What is shown above the form need not be seen twice.
    const isShown = (name: string) => CHOSEN_FIELDS.some(chosen => chosen === name)
    unfold(
      element,
      Object.keys(answers()).filter(name => !isShown(name)),
    )
    keep()
    const opened = performance.now()
    const stamp = ({ formData }: FormDataEvent) =>
      formData.set('elapsed', String(Math.round(performance.now() - opened)))
    element.addEventListener('formdata', stamp)
    return () => element.removeEventListener('formdata', stamp)
    // Once: what comes later is entered by hand.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  useEffect(() => {
    if (notices > 0) notice.current?.focus()
  }, [notices])

  useEffect(() => {
    const element = form.current
    if (!element) return
    const onInput = (event: Event) => {
      keep()
      const { name, value } = event.target as HTMLInputElement
      const field = fields.find(other => other.name === name)
      // A fault goes as soon as it is mended; none comes before the message is sent again.
      setFaults(now => {
        if (!field || !now[name] || faultOf(field, value, wordsOf(name), faultWords)) return now
        return Object.fromEntries(Object.entries(now).filter(([other]) => other !== name))
      })
    }
    element.addEventListener('input', onInput)
    return () => element.removeEventListener('input', onInput)
  })

  const show = (found: Faults, failed?: Failure) => {
    setStatus('ready')
    setFaults(found)
    setFailure(failed)
    if (form.current) unfold(form.current, Object.keys(found))
    setNotices(count => count + 1)
  }

  const submit = async (element: HTMLFormElement) => {
    const data = new FormData(element)
    const found = faultsOf(fields, data, wordsOf, faultWords)
    if (Object.keys(found).length > 0) {
      show(found)
      return
    }
    setStatus('sending')
    setFaults({})
    setFailure(undefined)
    // Someone whose answers were still there from before may be quick, too.
    const wait = QUICK + 100 - Number(data.get('elapsed') ?? QUICK)
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait))
    const outcome = await send(endpoint, new FormData(element))
    if (outcome.kind === 'sent') {
      clearDraft()
      // The page stays as it is until the next one is there.
      navigate(sentPath)
    } else if (outcome.kind !== 'faults') show({}, outcome)
    // What a newer form asks for cannot be mended here: the browser takes the answers to that form.
    else if (areOfNewerForm(outcome.faults, fields)) {
      setStatus('ready')
      element.submit()
    } else show(outcome.faults)
  }

  return {
    form,
    notice,
    status,
    faults,
    failure,
    chosen,
    answers,
    remove: (name, value) => {
      if (!form.current) return
      const element = form.current
      unchoose(element, name, value)
      keep()
      // Its button has gone, and focus must not go with it.
      requestAnimationFrame(() =>
        element.querySelector<HTMLElement>('[data-remove], input')?.focus(),
      )
    },
    onSubmit: event => {
      event.preventDefault()
      if (status === 'ready') void submit(event.currentTarget)
    },
  }
}

/** Whether faults are those of a newer form, deployed since: of a field that is not here, or of a choice, which was offered here. */
const areOfNewerForm = (faults: Faults, fields: readonly FormField[]): boolean =>
  Object.keys(faults).some(name => {
    const { kind = 'choice' } = fields.find(field => field.name === name) ?? {}
    return name !== 'form' && kind.startsWith('choice')
  })

const pick = (draft: Draft, names: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name)))
