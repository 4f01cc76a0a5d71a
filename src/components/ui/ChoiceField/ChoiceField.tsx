interface ChoiceFieldProps {
  label: string
  name: string
  /** The value chosen; empty where it is the first option. */
  value: string
  /** The words of the first option, which is no choice. */
  none: string
  options: readonly {
    readonly value: string
    readonly text: string
    /** The name by which the style sheet knows the option. */
    readonly className?: string
  }[]
  className: string
  onChoose: (value: string) => void
}

/** A choice of one, with its label over it. */
export function ChoiceField({
  label,
  name,
  value,
  none,
  options,
  className,
  onChoose,
}: ChoiceFieldProps) {
  return (
    <label className={className}>
      <span className="small">{label}</span>
      <select name={name} value={value} onChange={event => onChoose(event.target.value)}>
        <option value="">{none}</option>
        {options.map(({ text, ...option }) => (
          <option key={option.value} {...option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
