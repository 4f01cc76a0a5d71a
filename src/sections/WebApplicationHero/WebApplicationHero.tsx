import { Instrument } from '../../graphics/instruments/Instrument'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import * as styles from './WebApplicationHero.module.css'

interface WebApplicationHeroProps {
  heading: string
  lead: string
  startButton: { readonly text: string; readonly path: string }
  portfolioButton: { readonly text: string; readonly path: string }
  tiles: readonly { readonly title: string; readonly text: string }[]
}

/** The opening of the web application development page. Its tiles settle after the first render. */
export function WebApplicationHero({ heading, lead, startButton, portfolioButton, tiles }: WebApplicationHeroProps) {
  return (
    <section className={`teal ${styles.hero}`} data-hero>
      <div className="grid">
        <h1 className="l8">{heading}</h1>
        <div className={styles.instrument}>
          <Instrument name="components" />
        </div>
        <div className="l7 stack">
          <p className="lead">{lead}</p>
          <p className={styles.actions}>
            <ButtonLink to={startButton.path}>{startButton.text}</ButtonLink>
            <ButtonLink to={portfolioButton.path} variant="quiet">
              {portfolioButton.text}
            </ButtonLink>
          </p>
        </div>
      </div>
      <ul className={styles.tiles}>
        {tiles.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
