import { addOnValues } from '../../../contact/estimate'
import { fieldId, type FieldWords } from '../ContactForm/form-types'

interface ContactChoicesProps {
  name: string
  words: FieldWords
  /** `choice`: one of them; `choices`: any number. */
  kind: string
  optional: string
  choices: readonly {
    readonly slug: string
    readonly name: string
    readonly note?: string
    /** How many of it can be chosen, where that is more than one. */
    readonly most?: number | null
  }[]
  /** The id of each control; its place among the others where left out. */
  idOf?: (slug: string) => string
  /** The one that is chosen at first. */
  initial?: string
  fault?: string
}

/** Answers to choose from, all in view. */
export function ContactChoices(props: ContactChoicesProps) {
  const { name, words, kind, optional, choices, idOf, initial, fault } = props
  const id = fieldId(name)
  const described = [words.hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={kind === 'choices' ? 'f-row f-wide' : 'f-row'}
      aria-describedby={described || undefined}
    >
      <legend className="h3 f-label">
        {words.label}
        <span className="f-optional"> {optional}</span>
      </legend>
      <div>
        {words.hint && (
          <p className="small f-hint" id={`${id}-hint`}>
            {words.hint}
          </p>
        )}
        <div className="f-choices">
          {choices.map(({ slug, name: label, note, most }, index) => (
            <label key={slug} className="f-choice">
              {most ? (
                <select id={index === 0 ? id : idOf?.(slug)} name={name}>
                  <option value="">0</option>
                  {addOnValues({ slug, most }).map((value, count) => (
                    <option key={value} value={value}>
                      {count + 1}
                    </option>
                  ))}
                </select>
              ) : (
                <input
                  type={kind === 'choices' ? 'checkbox' : 'radio'}
                  id={index === 0 ? id : idOf?.(slug)}
                  name={name}
                  value={slug}
                  defaultChecked={initial === slug}
                />
              )}
              <span>
                {label}
                {note && <span className="f-note"> {note}</span>}
              </span>
            </label>
          ))}
        </div>
        {fault && (
          <p className="f-fault" id={`${id}-fault`}>
            {fault}
          </p>
        )}
      </div>
    </fieldset>
  )
}
