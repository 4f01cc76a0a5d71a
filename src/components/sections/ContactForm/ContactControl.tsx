import { createElement, type ComponentPropsWithoutRef } from 'react'

interface ContactControlProps extends ComponentPropsWithoutRef<'input'> {
  element?: 'input' | 'textarea'
  name: string
  label: string
  hint?: string
  problem: string | undefined
  /** The height of a `textarea`, in lines. */
  rows?: number
}

/** A form field with its label, hint, and error. Without JavaScript, the handler fills in the error. */
export function ContactControl(props: ContactControlProps) {
  const { element = 'input', name, label, hint, problem, required = false, ...attributes } = props
  const id = `contact-${name}`
  return (
    <div className="f-field">
      <label className="h4" htmlFor={id}>
        {label}
        {!required && ' (optional)'}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {createElement(element, {
        id,
        name,
        required,
        className: 'f-control',
        'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-problem`,
        'aria-invalid': problem ? true : undefined,
        ...attributes,
      })}
      <p className="f-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}
