import type { ReactNode } from 'react'
import { ErrorBoundary } from '../ErrorScreen/ErrorBoundary'
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
  const { siteFacts, navigation, interfaceWords: words } = useSite()
  // All three files are required by the check, so a build without them never gets here.
  if (!siteFacts || !navigation || !words)
    throw new Error('data/site.json, data/navigation.json and data/interface.json are needed.')
  const { frame, error } = words

  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        {frame.skip}
      </a>
      <Header
        path={path}
        name={siteFacts.name}
        navigation={navigation}
        dashboard={siteFacts.dashboard}
        words={frame}
      />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path} words={error}>
          {children}
        </ErrorBoundary>
      </main>
      <Footer facts={siteFacts} navigation={navigation} words={frame} />
      {/* Its text is the browser’s: it may be there before React is, which then leaves it alone. */}
      <div
        role="status"
        className={`button ${styles.loading}`}
        data-loading={frame.loading}
        dangerouslySetInnerHTML={EMPTY}
        suppressHydrationWarning
      />
    </>
  )
}
