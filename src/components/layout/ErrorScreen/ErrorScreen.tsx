import { withPrefix } from 'gatsby'
import { Component, type ReactNode } from 'react'
import { Mark } from '../../../charts/Mark'
import { Title } from '../Seo/Seo'

const HEADING = 'Something went wrong'

/** Shows an error screen if a page throws. The header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <section className="teal grid band" role="alert">
        <Title title={HEADING} />
        <div className="l5">
          <Mark />
        </div>
        <div className="r7 stack low">
          <h1>{HEADING}</h1>
          <p className="lead">This page failed to load. Reloading it usually helps.</p>
          <p className="row">
            <button type="button" className="button" onClick={() => window.location.reload()}>
              Reload
            </button>{' '}
            {/* Not a Gatsby link, since a full page load works even if the application is broken. */}
            <a className="button quiet" href={withPrefix('/')}>
              Home
            </a>
          </p>
        </div>
      </section>
    )
  }
}
