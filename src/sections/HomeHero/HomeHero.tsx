import { Link } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './HomeHero.module.css'

interface HomeHeroProps {
  heading: string
  lead: string
  primaryAction: { readonly text: string; readonly path: string }
  secondaryAction: { readonly text: string; readonly path: string }
  study: {
    readonly path: string
    readonly client: string
    readonly provenance: string
    readonly charts: readonly { readonly title: string; readonly poster: string }[]
  }
}

/** The first view: the heading stands on a real chart of a case study. */
export function HomeHero({ heading, lead, primaryAction, secondaryAction, study }: HomeHeroProps) {
  const [chart] = study.charts
  return (
    <>
      <div className={styles.hero}>
        <h1>{heading}</h1>
        {chart && <Drawing svg={chart.poster} className={styles.chart} />}
      </div>
      <div className={`grid ${styles.introduction}`}>
        <p className="l6 lead">{lead}</p>
        <div className="r5 stack">
          <p className="small">
            {chart?.title}. <Link to={study.path}>{study.client}</Link>
            {study.provenance === 'illustrative' && ', an illustrative study'}.
          </p>
          <p className="row">
            <ButtonLink to={primaryAction.path}>{primaryAction.text}</ButtonLink>{' '}
            <ButtonLink to={secondaryAction.path} variant="quiet">
              {secondaryAction.text}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  )
}
