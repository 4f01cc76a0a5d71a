import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import { StudyLink } from '../StudyLink/StudyLink'
import * as styles from './HomeHero.module.css'

interface HomeHeroProps {
  page: Queries.HomeHeroFieldsFragment
}

/** The first view: the heading stands on a real chart of a case study. */
export function HomeHero({ page }: HomeHeroProps) {
  const { heading, lead, primaryAction, secondaryAction } = page
  const study = page.work.hero
  const [chart] = study.charts
  return (
    <>
      <div className={styles.hero}>
        <h1>{heading}</h1>
        {chart && (
          <>
            <p className={`h4 ${styles.measure}`}>{chart.title}</p>
            <Drawing svg={chart.poster} className={styles.chart} />
          </>
        )}
      </div>
      <div className={`grid ${styles.introduction}`}>
        <p className="l6 lead">{lead}</p>
        <div className="r5 stack">
          <p className="row">
            <ButtonLink to={primaryAction.path}>{primaryAction.text}</ButtonLink>{' '}
            <ButtonLink to={secondaryAction.path} variant="quiet">
              {secondaryAction.text}
            </ButtonLink>
          </p>
          <p className="small">
            <StudyLink study={study} />.
          </p>
        </div>
      </div>
    </>
  )
}

export const homeHeroFields = graphql`
  fragment HomeHeroFields on HomePage {
    heading
    lead
    primaryAction {
      text
      path
    }
    secondaryAction {
      text
      path
    }
    work {
      hero {
        path
        client
        standing {
          name
        }
        charts {
          title
          poster
        }
      }
    }
  }
`
