import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorScreen/ErrorScreen'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import { useSite } from '../use-site'
import * as styles from './Layout.module.css'

interface LayoutProps {
  /** The page's path, without prefix. */
  path: string
  children: ReactNode
}

const EMPTY = { __html: '' }

/** Header, page area and footer: what every page stands in. */
export function Layout({ path, children }: LayoutProps) {
  const { siteFacts, navigation } = useSite()
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        Skip to the content
      </a>
      <Header path={path} facts={siteFacts} navigation={navigation} />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer facts={siteFacts} navigation={navigation} />
      {/* Its text is the browser’s: it may be there before React is, which then leaves it alone. */}
      <div
        role="status"
        className={`button ${styles.loading}`}
        data-loading="Loading..."
        dangerouslySetInnerHTML={EMPTY}
        suppressHydrationWarning
      />
    </>
  )
}
