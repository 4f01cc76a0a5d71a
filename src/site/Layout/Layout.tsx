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

/** Header, page area and footer: what every page stands in. */
export function Layout({ path, children }: LayoutProps) {
  const { siteFacts, navigation } = useSite()
  // Both files are required by the check, so a build without them never gets here.
  if (!siteFacts || !navigation)
    throw new Error('data/site.json and data/navigation.json are needed.')
  return (
    <>
      <a className={`button ${styles.skip}`} href="#main">
        Skip to the content
      </a>
      <Header
        path={path}
        name={siteFacts.name}
        navigation={navigation}
        dashboard={siteFacts.dashboard}
      />
      <main id="main" tabIndex={-1}>
        <ErrorBoundary key={path}>{children}</ErrorBoundary>
      </main>
      <Footer facts={siteFacts} navigation={navigation} />
      <div role="status" className={`button ${styles.loading}`} data-loading />
    </>
  )
}
