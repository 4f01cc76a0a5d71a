import type { WrapPageElementNodeArgs } from 'gatsby'
import { ErrorBoundary } from '../ErrorScreen/ErrorScreen'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import * as styles from './Layout.module.css'

/** Wraps every page in the header, main content, and footer, which stay mounted across navigations. */
export function Layout({ element, props }: WrapPageElementNodeArgs) {
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={props.location.pathname}>{element}</ErrorBoundary>
      </main>
      <Footer />
      {/* The script from gatsby-plugin-html-first sets this text, possibly before React hydrates. */}
      <div
        role="status"
        className={`button ${styles.loading}`}
        data-loading="Loading..."
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
    </>
  )
}
