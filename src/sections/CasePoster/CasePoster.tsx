import { describeChange, type NumberFormat } from '../../graphics/format'
import { FromTo } from '../../graphics/FromTo'
import { Drawing } from '../../ui/Drawing/Drawing'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb'
import { Facts } from '../Facts/Facts'
import * as styles from './CasePoster.module.css'

interface CasePosterProps {
  crumbs: Parameters<typeof Breadcrumb>[0]['crumbs']
  study: {
    readonly title: string
    readonly summary: string
    /** The cover without its numbers. */
    readonly picture: string
    /** The field that the picture continues. */
    readonly field: string
    readonly metrics: readonly {
      readonly label: string
      readonly baseline: number
      readonly value: number
      readonly format: NumberFormat
      readonly window: string
    }[]
  }
  /** Whether the study is an example or a real client's, in a sentence. */
  provenance: string
  facts: Parameters<typeof Facts>[0]['facts']
}

/** The opening of a case study as a poster: its title, its first number from what to what, its picture. */
export function CasePoster({ crumbs, study, provenance, facts }: CasePosterProps) {
  const [metric] = study.metrics
  return (
    <header>
      <div className={`stack ${study.field}`}>
        <Breadcrumb crumbs={crumbs} />
        <div className="grid opening">
          <h1 className="h2 l10">{study.title}</h1>
          <p className="small l8">{provenance}</p>
          {metric && (
            <>
              <p className={styles.numbers}>
                <FromTo {...metric} poster />
              </p>
              <div className="l8 tight">
                <p className="h3">
                  {metric.label}, {describeChange(metric)}
                </p>
                <p>{metric.window}</p>
              </div>
            </>
          )}
        </div>
        <Drawing svg={study.picture} className={styles.picture} />
      </div>
      <div className="grid band">
        <p className="l8 lead">{study.summary}</p>
        <div>
          <Facts facts={facts} />
        </div>
      </div>
    </header>
  )
}
