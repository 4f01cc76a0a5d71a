import { withPrefix } from 'gatsby'
import { BrokenMark } from '../../../charts/Mark'
import { Title } from '../Seo/Seo'

export type ErrorWords = NonNullable<Queries.SiteQuery['interfaceWords']>['error']

/** What a visitor sees where a page failed to render: what happened, and two ways on. */
export function ErrorScreen({ words }: { words: ErrorWords }) {
  return (
    <section className="teal grid band" role="alert">
      <Title title={words.heading} />
      <div className="l5">
        <BrokenMark />
      </div>
      <div className="r7 stack low">
        <h1>{words.heading}</h1>
        <p className="lead">{words.text}</p>
        <p className="row">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {words.reload}
          </button>{' '}
          {/* A plain link: the page is loaded whole, whatever state the application is in. */}
          <a className="button quiet" href={withPrefix('/')}>
            {words.home}
          </a>
        </p>
      </div>
    </section>
  )
}
