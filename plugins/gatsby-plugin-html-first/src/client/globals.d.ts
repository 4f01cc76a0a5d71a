/** Gatsby's runtime globals. */

/** A page's resources, as returned by Gatsby's loader. */
interface GatsbyPageResources {
  status?: string
  page?: { webpackCompilationHash: string }
}

interface Window {
  ___loader: {
    loadPage: (path: string) => Promise<GatsbyPageResources | undefined>
    loadPageSync: (path: string, options?: object) => GatsbyPageResources | undefined
    isPageNotFound: (path: string) => boolean
  }
  ___navigate: (to: string | number, options?: { replace?: boolean }) => void
  ___push: Window['___navigate']
  ___replace: Window['___navigate']
  ___webpackCompilationHash: string
  ___chunkMapping: Record<string, never>
}
