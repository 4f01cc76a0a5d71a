import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import { MadeFigure } from '../MadeFigure/MadeFigure'
import * as styles from './WebApplicationHero.module.css'

interface WebApplicationHeroProps {
  hero: Queries.WebApplicationHeroFieldsFragment
  /** The service's instrument. */
  drawing: string
  /** What was made for a client; without it, the instrument stands there. */
  sample: Queries.WorkSampleFieldsFragment | null
  /** The words that lead to the prices on this page. */
  prices: string
}

/** The opening of the web application development page. Its tiles settle after the first render. */
export function WebApplicationHero({ hero, drawing, sample, prices }: WebApplicationHeroProps) {
  const { heading, lead, startButton, portfolioButton, tiles } = hero
  return (
    <section className="teal opening" data-hero>
      <div className="grid">
        <h1>{heading}</h1>
        <div className="l5 stack">
          <p className="lead">{lead}</p>
          <p className="row">
            <ButtonLink to={startButton.path}>{startButton.text}</ButtonLink>
            <ButtonLink to={portfolioButton.path} variant="quiet">
              {portfolioButton.text}
            </ButtonLink>
          </p>
          <p className="h4">
            <a href="#pricing">{prices}</a>
          </p>
        </div>
        {sample ? (
          <MadeFigure sample={sample} className="r7" />
        ) : (
          <Drawing svg={drawing} className={`picture r5 ${styles.instrument}`} />
        )}
      </div>
      <ul className={`deep cards cols ${styles.tiles}`}>
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

export const webApplicationHeroFields = graphql`
  fragment WebApplicationHeroFields on WebApplicationHero {
    heading
    lead
    startButton {
      text
      path
    }
    portfolioButton {
      text
      path
    }
    tiles {
      title
      text
    }
  }
`
