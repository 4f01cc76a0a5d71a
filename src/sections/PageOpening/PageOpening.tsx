import type { ReactNode } from 'react'
import * as styles from './PageOpening.module.css'

interface PageOpeningProps {
  heading: string
  lead: string
  /** A picture or facts beside the words. */
  children?: ReactNode
}

/** The opening of a page: its heading and its first paragraph. */
export function PageOpening({ heading, lead, children }: PageOpeningProps) {
  return (
    <div className={`grid ${styles.opening}`}>
      <h1 className={styles.heading}>{heading}</h1>
      <div className={`r7 stack ${styles.lead}`}>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </div>
  )
}
