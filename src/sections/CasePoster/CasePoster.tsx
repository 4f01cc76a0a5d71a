import { useWriting } from '../../graphics/language'
import { FromTo } from '../../graphics/FromTo'
import { Drawing } from '../../ui/Drawing/Drawing'
import { tradeAndServices } from '../CaseWords/trade-and-services'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { TermList, type Term } from '../TermList/TermList'
import * as styles from './CasePoster.module.css'

interface CasePosterProps {
  crumbs: Queries.RouteFieldsFragment['crumbs']
  study: Queries.CasePosterFieldsFragment
  facts: readonly Term[]
  /** What the breadcrumb is called. */
  breadcrumb: string
}

/** The opening of a case study as a poster: its title, its first number from what to what, its summary, its picture. */
export function CasePoster({ crumbs, study, facts, breadcrumb }: CasePosterProps) {
  const writing = useWriting()
  const [metric] = study.metrics
  return (
    <header>
      <div className={`stack ${study.field}`}>
        <Breadcrumb crumbs={crumbs} label={breadcrumb} />
        <div className="grid opening">
          {/* The search shows it with the title, which seldom names the trade. */}
          <p className="h4 l10" data-pagefind-meta="trade" data-pagefind-ignore>
            {tradeAndServices(study)}
          </p>
          <h1 className="h2 l10">{study.title}</h1>
          <p className="small l8" data-pagefind-ignore>
            {study.standing.sentence}
          </p>
          {metric && (
            <>
              {/* The search shows what changed, from what to what, with the title. */}
              <p className={styles.numbers} data-pagefind-meta="result" data-pagefind-ignore>
                <FromTo {...metric} poster />
              </p>
              <div className="l6 tight">
                <p className="h3" data-pagefind-meta="measure" data-pagefind-ignore>
                  {metric.label}, {writing.change(metric)}
                </p>
                <p data-pagefind-ignore>{metric.window}</p>
              </div>
            </>
          )}
          <p className="half lead">{study.summary}</p>
        </div>
        <Drawing svg={study.picture} className={styles.picture} />
      </div>
      <div className="note">
        <TermList terms={facts} />
      </div>
    </header>
  )
}
