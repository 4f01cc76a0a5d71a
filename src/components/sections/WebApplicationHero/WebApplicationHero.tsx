import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { ServiceHero } from '../ServiceHero/ServiceHero'
import * as styles from './WebApplicationHero.module.css'

interface WebApplicationHeroProps extends Queries.WebApplicationHeroFieldsFragment {
  /** A sample of client work, shown next to the text. */
  workSample: Queries.ServiceHeroSampleFragment
  /** The path of the service’s case studies. */
  portfolio: string
  /** The contact form’s path, with the service selected. */
  contact: string
  /** The price of the smallest package: “from $5,000”. */
  lowest: string
}

/** The opening of the web application development page. Its tiles slide into place after the first render. */
export function WebApplicationHero({
  heading,
  lead,
  tiles,
  workSample,
  portfolio,
  contact,
  lowest,
}: WebApplicationHeroProps) {
  return (
    <section className={`teal ${styles.hero}`} data-hero>
      <ServiceHero heading={heading} lead={lead} workSample={workSample}>
        <p className="h4 lead">
          <a href="#pricing">Packages {lowest}: get an estimate</a>
        </p>
        <p className={`row ${styles.buttons}`}>
          <ButtonLink to={contact}>Start Your Project</ButtonLink>
          <ButtonLink to={portfolio} quiet>
            View Portfolio
          </ButtonLink>
        </p>
      </ServiceHero>
      <ul className={`deep ${styles.tiles}`}>
        {tiles.map(({ title, text }) => (
          <li key={title}>
            <div className="display">{title}</div>
            <p className="small">{text}</p>
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
    tiles {
      title
      text
    }
  }
`
