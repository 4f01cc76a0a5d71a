import * as styles from './WhoFor.module.css'

interface WhoForProps {
  forWhom: readonly string[]
  notForWhom: readonly string[]
}

/** Who should buy a service, and who should not. */
export function WhoFor({ forWhom, notForWhom }: WhoForProps) {
  const lists = [
    { heading: 'For you if', items: forWhom },
    { heading: 'Not for you if', items: notForWhom },
  ]
  return (
    <section className="grid band" aria-label="Whom it suits">
      {lists.map(({ heading, items }) => (
        <div key={heading} className={`half stack ${styles.list}`}>
          <h2>{heading}</h2>
          <ul>
            {items.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
