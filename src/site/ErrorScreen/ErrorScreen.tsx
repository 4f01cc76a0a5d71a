import { withPrefix } from 'gatsby'
import { BrokenMark } from '../../graphics/Mark'

/** What a visitor sees where a page failed to render: what happened, and two ways on. */
export function ErrorScreen() {
  return (
    <section className="teal grid band" role="alert">
      <div className="l5">
        <BrokenMark />
      </div>
      <div className="r7 stack low">
        <h1>This page broke</h1>
        <p className="lead">
          Something in it failed while it was being put together. Loading it again usually mends it.
        </p>
        <p className="row">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Reload
          </button>{' '}
          {/* A plain link: the page is loaded whole, whatever state the application is in. */}
          <a className="button quiet" href={withPrefix('/')}>
            Home
          </a>
        </p>
      </div>
    </section>
  )
}
