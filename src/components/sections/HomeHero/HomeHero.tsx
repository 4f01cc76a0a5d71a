import { graphql } from 'gatsby'
import { Fragment } from 'react'
import { formatChange, formatValue } from '../../../content/format'
import { percent, scaleFromZero, valueAt } from '../../../charts/scale'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { StudyLink } from '../StudyLink/StudyLink'
import * as styles from './HomeHero.module.css'

/** The height of the tallest bar, as a percentage of the drawing’s height. */
const TALLEST = 96

/**
 * The hero: what the agency does and for whom, above a chart from a case study. The bars are radio buttons, so visitors
 * can show a month’s log entry by mouse, touch, or keyboard without JavaScript.
 */
export function HomeHero({
  heading,
  lead,
  primaryAction,
  secondaryAction,
  work: { hero: study },
}: Queries.HomeHeroFieldsFragment) {
  const { result } = study
  const chart = valueAt(study.charts, 0)
  const { values } = valueAt(chart.series, 0)
  const money = (value: number) => formatValue(value, result.format)
  const bars = [
    ...chart.labels.map((label, index) => ({
      label,
      value: valueAt(values, index),
      text: chart.log?.find(({ at }) => at === label)?.text ?? chart.title,
    })),
    { label: 'After', value: result.value, text: `${result.window}.` },
  ]
  const last = bars.length - 1
  const scale = scaleFromZero(bars.map(({ value }) => value))
  const height = (value: number) => scale(value) * TALLEST
  const before = percent(100 - height(result.baseline))
  return (
    <>
      <div className={`grid band opening ${styles.opening}`}>
        <div className="l8 stack">
          <h1>{heading}</h1>
          <p className="row">
            <ButtonLink to={primaryAction.path}>{primaryAction.text}</ButtonLink>{' '}
            <ButtonLink to={secondaryAction.path} quiet>
              {secondaryAction.text}
            </ButtonLink>
          </p>
        </div>
        <p className="r4 lead">{lead}</p>
      </div>
      <figure className={styles.chart}>
        <figcaption className="ends">
          <span className={styles.title}>
            <b className="h4">{chart.title}</b>
            <br />
            <StudyLink {...study} />. Select a month to see what we did.
          </span>
          <strong className={`display g-a ${styles.change}`}>{formatChange(result)}</strong>
        </figcaption>
        <fieldset className={`choice ${styles.months}`}>
          <legend className="hidden-visually">The log, month by month</legend>
          {bars.map(({ label, value, text }, index) => (
            <Fragment key={label}>
              <input
                type="radio"
                name="month"
                id={`month-${index}`}
                aria-describedby={`month-${index}-log`}
                defaultChecked={index === last}
              />
              <label htmlFor={`month-${index}`} className={styles.bar}>
                <svg aria-hidden="true">
                  <rect
                    className={index === last ? 'g-a' : 'g-f'}
                    y={percent(100 - height(value))}
                    width="100%"
                    height={percent(height(value))}
                  />
                </svg>
                <span className="h4">{label}</span>{' '}
                <span className={styles.value}>{money(value)}</span>
              </label>
              <p className={`lead ${styles.log}`}>
                {/* The label already includes the amount, so the description leaves it out. */}
                <b>{money(value)}</b> <span id={`month-${index}-log`}>{text}</span>
              </p>
            </Fragment>
          ))}
          <svg className={styles.before} aria-hidden="true">
            <line className="g-base" x2="100%" y1={before} y2={before} />
            <text x="0" y={before} dy="-8" className="g-tick">
              {`Before: ${money(result.baseline)} per month`}
            </text>
          </svg>
        </fieldset>
      </figure>
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
        ...StudyLinkFields
        result {
          ...MetricFields
          window
        }
        charts {
          title
          labels
          series {
            values
          }
          log {
            at
            text
          }
        }
      }
    }
  }
`
