import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './ErrorScreen'

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
