import { priceText, sumTexts, type ChosenLine, type EstimateWords } from '../../../contact/estimate'

interface ContactChosenProps {
  chosen: readonly ChosenLine[]
  words: { readonly heading: string; readonly remove: string }
  priceWords: EstimateWords
  onRemove: (field: string, value: string) => void
}

/**
 * Package and add-ons that the visitor has chosen before, each with a button that takes it away, and what
 * they cost together.
 */
export function ContactChosen({ chosen, words, priceWords, onRemove }: ContactChosenProps) {
  return (
    <div className="f-chosen" role="group" aria-labelledby="contact-chosen" tabIndex={-1}>
      <p className="h4" id="contact-chosen">
        {words.heading}
      </p>
      <ul className="rules">
        {chosen.map(line => (
          <li key={`${line.field} ${line.value}`} className="ends">
            <span>
              <span className="h4">{line.name}</span> {priceText(line, priceWords)}
            </span>
            <button
              type="button"
              className="f-remove"
              data-remove
              onClick={() => onRemove(line.field, line.value)}
            >
              {words.remove}
              <span className="hidden-visually"> {line.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="f-sums" aria-live="polite">
        {sumTexts(chosen, priceWords).map(({ label, amount }) => (
          <span key={label}>
            {label} <span className="h4">{amount}</span>
          </span>
        ))}
      </p>
    </div>
  )
}
