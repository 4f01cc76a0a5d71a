import { fieldId, type FieldWords, type FormField } from '../ContactForm/form-types'

interface ContactFieldProps {
  field: FormField
  words: FieldWords
  /** The word beside the name of a field that may stay empty. */
  optional: string
  fault?: string
}

/** A field to type into: its name, what helps to answer it, what there is to mend. */
export function ContactField({ field, words, optional, fault }: ContactFieldProps) {
  const { name, kind, required, pattern, autocomplete } = field
  const id = fieldId(name)
  const described = [words.hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const control = {
    id,
    name,
    required,
    className: 'f-control',
    autoComplete: autocomplete ?? 'off',
    'aria-describedby': described || undefined,
    'aria-invalid': fault ? true : undefined,
  }
  return (
    <div className={kind === 'lines' ? 'f-row f-wide' : 'f-row'}>
      <div>
        <label className="h3 f-label" htmlFor={id}>
          {words.label}
          {!required && <span className="f-optional"> {optional}</span>}
        </label>
        {words.hint && (
          <p className="small" id={`${id}-hint`}>
            {words.hint}
          </p>
        )}
      </div>
      <div>
        {kind === 'lines' ? (
          <textarea {...control} rows={7} />
        ) : (
          <input
            {...control}
            type={kind === 'email' ? 'email' : 'text'}
            pattern={pattern ?? undefined}
            title={pattern ? (words.wrong ?? undefined) : undefined}
          />
        )}
        {fault && (
          <p className="f-fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    </div>
  )
}
