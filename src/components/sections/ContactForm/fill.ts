/** Puts answers into a form whose fields keep their own values. */
import type { Draft } from './draft'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of one name. */
export const controlsOf = (form: HTMLFormElement, name: string): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name === name,
  )

const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** A list that says how many of something, and is one of several answers to its field. */
const isCount = (control: Control): control is HTMLSelectElement =>
  control instanceof HTMLSelectElement

/** Fills fields that nobody has answered yet; what stands there stays. */
export function fillEmpty(form: HTMLFormElement, draft: Draft): void {
  for (const [name, values] of Object.entries(draft)) {
    const controls = controlsOf(form, name)
    const answered = controls.some(control =>
      isChoice(control) ? control.checked && control.value !== '' : control.value !== '',
    )
    if (!answered) choose(form, name, values)
  }
}

/** Answers one field: ticks what is named, or enters the first value. */
export function choose(form: HTMLFormElement, name: string, values: readonly string[]): void {
  for (const control of controlsOf(form, name)) {
    if (isCount(control)) {
      const value = values.find(wanted => [...control.options].some(one => one.value === wanted))
      if (value !== undefined) control.value = value
    } else if (!isChoice(control)) control.value = values[0] ?? ''
    else if (values.includes(control.value)) control.checked = true
  }
}

/** Opens what folds these fields away: an answer is seen, and a fault takes focus. */
export function unfold(form: HTMLFormElement, names: readonly string[]): void {
  for (const name of names) {
    const fold = controlsOf(form, name)[0]?.closest('details')
    if (fold) fold.open = true
  }
}

/** Takes one choice away. Where a group has an answer for “none”, that is chosen. */
export function unchoose(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsOf(form, name)) {
    if (isCount(control) && control.value === value) control.value = ''
    if (!isChoice(control)) continue
    if (control.value === value) control.checked = false
    else if (control.type === 'radio' && control.value === '') control.checked = true
  }
}
