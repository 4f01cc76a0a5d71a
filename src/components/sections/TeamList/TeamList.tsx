import { Link } from 'gatsby'
import { BeforeAfter, BeforeAfterKey, type BeforeAfterWords } from '../BeforeAfter/BeforeAfter'
import { StudyLink } from '../StudyLink/StudyLink'
import './TeamList.css'

interface TeamListProps {
  words: { readonly heading: string; readonly text: string }
  teams: Queries.AboutPageQuery['allAuthor']['nodes']
  /** What the two bars are called, over the list. */
  bars: BeforeAfterWords
}

/** The teams, each with a result of a study that it led, on the field that the Z’s stroke opens. */
export function TeamList({ words, teams, bars }: TeamListProps) {
  return (
    <section>
      <div className="grid band t-words">
        <h2 className="l8">{words.heading}</h2>
        <p className="r4 low">{words.text}</p>
      </div>
      <div className="climb" />
      <div className="teal t-teams">
        <BeforeAfterKey words={bars} />
        <ul className="rules t-list">
          {teams.map(({ name, description, service, caseStudy }) => (
            <li key={name}>
              <h3>{name}</h3>
              <div className="tight">
                <p>{description}</p>
                {service && (
                  <p className="h4">
                    <Link to={service.path}>{service.name}</Link>
                  </p>
                )}
              </div>
              {caseStudy && <TeamResult study={caseStudy} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

interface TeamResultProps {
  study: Pick<
    NonNullable<TeamListProps['teams'][number]['caseStudy']>,
    'path' | 'client' | 'standing' | 'metrics'
  >
}

/** The first result of a study: from what, to what, of what, and for whom. */
function TeamResult({ study }: TeamResultProps) {
  const [metric] = study.metrics
  if (!metric) return null
  return (
    <div className="t-result">
      <BeforeAfter metric={metric} />
      <p className="small">
        {`${metric.label}. `}
        <StudyLink study={study} />
      </p>
    </div>
  )
}
