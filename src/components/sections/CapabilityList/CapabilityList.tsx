import { graphql } from 'gatsby'
import './CapabilityList.css'

interface CapabilityListProps {
  groups: readonly Queries.CapabilityGroupFieldsFragment[]
}

/** Areas of expertise with their skills and tools, aligned row by row. */
export function CapabilityList({ groups }: CapabilityListProps) {
  return (
    <ul className="c-list">
      {groups.map(({ name, text, items }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul className="h4">
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

export const capabilityGroupFields = graphql`
  fragment CapabilityGroupFields on CapabilityGroup {
    name
    text
    items
  }
`
