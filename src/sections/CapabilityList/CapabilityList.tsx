import * as styles from './CapabilityList.module.css'

interface CapabilityListProps {
  groups: readonly {
    readonly name: string
    readonly text: string
    readonly items: readonly string[]
  }[]
}

/** Fields of work with their skills and tools. */
export function CapabilityList({ groups }: CapabilityListProps) {
  return (
    <ul className={`grid ${styles.groups}`}>
      {groups.map(({ name, text, items }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p>{text}</p>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
