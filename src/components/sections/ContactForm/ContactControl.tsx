import type { ReactElement } from 'react'

interface ContactControlProps {
  name: string
  label: string
  hint?: string
  problem?: string | undefined
  /** Whether the field must be answered. */
  required?: boolean
  /** The control, made with the attributes that it gets from here. */
  children: (attributes: {
    id: string
    name: string
    required: boolean
    className: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactElement
}

/**
 * A field: its name, what helps to answer it, and a place for what is to be mended, which the handler fills in where
 * there is no script.
 */
export function ContactControl(props: ContactControlProps) {
  const { name, label, hint, problem, required = false, children } = props
  const id = `contact-${name}`
  return (
    <div className="f-field">
      <label className="h4" htmlFor={id}>
        {label}
        {!required && ' (optional)'}
      </label>
      {hint && (
        <p className="small" id={`${id}-hint`}>
          {hint}
        </p>
      )}
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
