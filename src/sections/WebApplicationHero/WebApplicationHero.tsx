import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './WebApplicationHero.module.css'

interface WebApplicationHeroProps {
  /** The service's instrument. */
  drawing: string
  heading: string
  lead: string
  startButton: { readonly text: string; readonly path: string }
  portfolioButton: { readonly text: string; readonly path: string }
  tiles: readonly { readonly title: string; readonly text: string }[]
}

/** The opening of the web application development page. Its tiles settle after the first render. */
export function WebApplicationHero({
  drawing,
  heading,
  lead,
  startButton,
  portfolioButton,
  tiles,
}: WebApplicationHeroProps) {
  return (
    <section className={`teal ${styles.hero}`} data-hero>
      <div className="grid">
        <h1 className="l8">{heading}</h1>
        <Drawing svg={drawing} className={styles.instrument} />
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
