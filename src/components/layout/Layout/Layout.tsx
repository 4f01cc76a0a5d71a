import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorScreen/ErrorScreen'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import * as styles from './Layout.module.css'

interface LayoutProps {
  /** The page’s path. */
  path: string
  children: ReactNode
}

const EMPTY = { __html: '' }

/** The layout of every page: header, main content, and footer. */
export function Layout({ path, children }: LayoutProps) {
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer />
      {/* The script from gatsby-plugin-html-first sets this text, possibly before React hydrates. */}
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
