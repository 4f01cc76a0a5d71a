/** Where things lie in Gatsby's output and in what is deployed. */

/** Gatsby's output: raw material, never edited. */
export const RAW = 'public'

/** What is served and deployed. */
export const OUTPUT = 'dist'

/** The folder of hashed scripts in `dist/`, which hosts may cache for ever. */
export const ASSETS = 'assets'

/**
 * The file in `dist/` for a page in `public/`: `about/index.html` becomes `about.html`, so that every
 * host answers `/about` itself, without a redirect to `/about/`.
 *
 * @param path the page's file, from `public/`, with forward slashes
 * @returns `undefined` where the page is not deployed: /404 beside /404.html
 */
export function pageFile(path: string): string | undefined {
  if (path === 'index.html' || path === '404.html') return path
  if (path === '404/index.html') return undefined
  return path.replace(/\/index\.html$/, '.html')
}

/** The address of a page's file in `dist/`, without prefix. */
export function pagePath(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

/** Where Gatsby keeps a page's data, from `public/`. */
export function pageDataFile(file: string): string {
  const path = file === '404.html' ? file : file.replace(/\.html$/, '')
  return `page-data/${path}/page-data.json`
}
