/** Tells React what visitors did before it ran. */
import { APPLICATION } from './events'

/** An input, textarea, or select, with a property React adds. */
interface Field extends HTMLInputElement {
  /** The value React last saw. React ignores events that don't change it. */
  readonly _valueTracker?: { setValue: (value: string) => void }
}

/** Elements that do something when clicked even without JavaScript. */
const NATIVE = 'a[href],button,input,select,textarea,[controls]'

/** Buttons that do nothing without JavaScript. */
const SCRIPTED = 'button:not([popovertarget],[commandfor],form :not([type=button])),[role=button]'

let texts: { area: HTMLTextAreaElement; text: string }[] = []

/** Saves the text of each textarea. Hydration resets any textarea that has default text. */
export function keepTexts() {
  texts = [...document.querySelectorAll('textarea')].map(area => ({ area, text: area.value }))
}

/**
 * Updates the state of controlled fields (https://github.com/facebook/react/issues/12955), then replays clicks and
 * submissions. Waits until React has finished its first render. By then, React may have reset a field, so this
 * restores the visitor's input first.
 */
export function replayEarlyInput() {
  for (const { area, text } of texts) if (area.value === area.defaultValue) area.value = text
  texts = []
  const edits = [...document.querySelectorAll<Field>('input,textarea,select:not([multiple])')]
    .filter(isEdited)
    .map(field => ({ field, value: field[keyOf(field)] }))
  queueMicrotask(() => {
    for (const { field, value } of edits) {
      const key = keyOf(field)
      if (field[key] !== value) Object.assign(field, { [key]: value })
      announce(field)
    }
    dispatchEvent(new CustomEvent(APPLICATION, { detail: replayClicks }))
  })
}

/** Replays clicks, but only one per element, because impatient visitors click twice. */
export function replayClicks(clicked: ReadonlySet<Element>) {
  const targets = [...clicked].map(element => element.closest(SCRIPTED) ?? element)
  for (const target of new Set(targets)) {
    if (isCheckable(target)) {
      if (stateOf(target) === undefined) announce(target)
    } else if (target.matches(SCRIPTED) || !target.closest(NATIVE)) {
      const click = new MouseEvent('click', { bubbles: true, cancelable: true })
      // The browser has already toggled the <details>, or the label's field.
      if (target.closest('label,summary')) click.preventDefault()
      target.dispatchEvent(click)
    }
  }
}

const isCheckable = (element: Element): element is Field =>
  element.matches('[type=checkbox],[type=radio]')

const keyOf = (field: Field) => (isCheckable(field) ? 'checked' : 'value')

/** The field's value in React's state; undefined if the field is uncontrolled. */
function stateOf(field: Field) {
  const [, props] = Object.entries(field).find(([key]) => key.startsWith('__reactProps$')) ?? []
  return (props as Partial<Record<string, string | number | boolean>> | undefined)?.[
    keyOf(field)
  ]?.toString()
}

/** Whether a controlled field differs from its state. In a radio group, only the selected button fires events. */
function isEdited(field: Field) {
  const state = stateOf(field)
  if (state === undefined || (field.type === 'radio' && !field.checked)) return false
  return state !== String(field[keyOf(field)])
}

/** Makes React call `onChange`. */
function announce(field: Field) {
  // Don't dispatch a MouseEvent, which would change the field again.
  const types = isCheckable(field) ? ['click'] : ['input', 'change']
  const seen = isCheckable(field) ? !field.checked : stateOf(field)
  field._valueTracker?.setValue(String(seen))
  for (const type of types) field.dispatchEvent(new Event(type, { bubbles: true }))
}
