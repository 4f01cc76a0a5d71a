import { withPrefix } from 'gatsby'

/** What a visitor sees where a page failed to render: what happened, and two ways on. */
export function ErrorScreen() {
  return (
    <section className="grid band" role="alert">
      <h1 className="l8">This page broke</h1>
      <div className="r7 stack">
        <p className="lead">
          Something in it failed while it was being put together. Loading it again usually mends it.
        </p>
        <p>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Reload
          </button>{' '}
          {/* A plain link: the page is loaded whole, whatever state the application is in. */}
          <a href={withPrefix('/')}>Home</a>
        </p>
      </div>
    </section>
  )
}
