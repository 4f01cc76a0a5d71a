import { Component, type ReactNode } from 'react'
import { ErrorScreen, type ErrorWords } from './ErrorScreen'

interface Props {
  words: ErrorWords
  children: ReactNode
}

/** Shows the error screen in place of a page that throws; header and footer stay. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <ErrorScreen words={this.props.words} /> : this.props.children
  }
}
