import * as styles from './PriceRows.module.css'

interface PriceRowsProps {
  heading: string
  text: string
  rows: readonly { readonly name: string; readonly price: string; readonly includes: string }[]
}

/** What a service costs, as a table. */
export function PriceRows({ heading, text, rows }: PriceRowsProps) {
  return (
    <section className="grid band">
      <div className="l5 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <dl className={`r7 ${styles.rows}`}>
        {rows.map(({ name, price, includes }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={styles.price}>{price}</dd>
            <dd>{includes}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
