import { withPrefix } from 'gatsby'
import { Component, type ReactNode } from 'react'
import { Mark } from '../../../charts/Mark'
import { Title } from '../Seo/Seo'

const HEADING = 'This page broke'

/** Shows the error screen in place of a page that throws; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children
  }
}

/** What a visitor sees where a page failed to render: what happened, and two ways on. */
function ErrorScreen() {
  return (
    <section className="teal grid band" role="alert">
      <Title title={HEADING} />
      <div className="l5">
        <Mark isTipped />
      </div>
      <div className="r7 stack low">
        <h1>{HEADING}</h1>
        <p className="lead">
          Something in it failed while it was being put together. Loading it again usually helps.
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
