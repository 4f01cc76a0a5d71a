import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import * as styles from './Closing.module.css'

interface ClosingProps {
  heading: string
  text: string
  action: { readonly text: string; readonly path: string }
}

/** The next step, at the end of a page: ink above, the diagonal, ink below, so that the view is the Z. */
export function Closing({ heading, text, action }: ClosingProps) {
  return (
    <section className={`grid diagonal ${styles.closing}`}>
      <h2>{heading}</h2>
      <div className="r5 low stack">
        <p className="lead">{text}</p>
        <ButtonLink to={action.path}>{action.text}</ButtonLink>
      </div>
    </section>
  )
}
