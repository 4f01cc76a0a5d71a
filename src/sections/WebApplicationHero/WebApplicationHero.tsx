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
    <section className={'teal opening'} data-hero>
      <div className="grid">
        <h1 className="l8">{heading}</h1>
        <Drawing svg={drawing} className={`picture ${styles.instrument}`} />
        <div className="l6 stack">
          <p className="lead">{lead}</p>
          <p className="row">
            <ButtonLink to={startButton.path}>{startButton.text}</ButtonLink>
            <ButtonLink to={portfolioButton.path} variant="quiet">
              {portfolioButton.text}
            </ButtonLink>
          </p>
        </div>
      </div>
      <ul className={`deep cols ${styles.tiles}`}>
        {tiles.map(({ title, text }) => (
          <li key={title} className="tight">
            <h2 className="h3">{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
