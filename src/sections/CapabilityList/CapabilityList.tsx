interface CapabilityListProps {
  groups: readonly Queries.CapabilityGroupFieldsFragment[]
}

/** Fields of work with their skills and tools. */
export function CapabilityList({ groups }: CapabilityListProps) {
  return (
    <ul className="cols">
      {groups.map(({ name, text, items }) => (
        <li key={name} className="stack">
          <h3>{name}</h3>
          <p>{text}</p>
          <ul className="rules small">
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
