import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import * as styles from './Closing.module.css'

interface ClosingProps {
  heading: string
  text: string
  action: { readonly text: string; readonly path: string }
}

/** The next step, at the end of a page: ink above, the climb, ink below, so that the view is the Z. */
export function Closing({ heading, text, action }: ClosingProps) {
  return (
    <section>
      <h2 className={styles.heading}>{heading}</h2>
      <div className="climb" />
      <div className={`teal grid ${styles.words}`}>
        <div className="r5 stack">
          <p className="lead">{text}</p>
          <ButtonLink to={action.path}>{action.text}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
