import type { ReactElement } from 'react'

interface ContactControlProps {
  name: string
  label: string
  hint?: string
  problem?: string | undefined
  required?: boolean
  /** Renders the control with these attributes. */
  children: (attributes: {
    id: string
    name: string
    required: boolean
    className: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactElement
}

/** A form field with its label, hint, and error. Without JavaScript the handler fills in the error. */
export function ContactControl(props: ContactControlProps) {
  const { name, label, hint, problem, required = false, children } = props
  const id = `contact-${name}`
  return (
    <div className="f-field">
      <label className="h4" htmlFor={id}>
        {label}
        {!required && ' (optional)'}
      </label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children({
        id,
        name,
        required,
        className: 'f-control',
        'aria-describedby': `${hint ? `${id}-hint ` : ''}${id}-problem`,
        'aria-invalid': problem ? true : undefined,
      })}
      <p className="f-problem" id={`${id}-problem`}>
        {problem}
      </p>
    </div>
  )
}
