/** `public/` to `dist/`: what is served and deployed. */
import { readDocumentOf } from '../../content/read-documents'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { siteAddress } from '../../content/routes/site-address'
import { OWN_ENDPOINT } from '../../content/fields'
import { inColours } from '../../content/palette'
import type { Redirect } from '../../content/redirect'
import { bundleBootScript } from './boot-script'
import { datedFeed } from './feed-file'
import { CONTACT_FORM_FILE, contactFormFile } from './contact-form-file'
import { deployedPageData } from './page-data'
import { finishPage } from './page-html'
import { previewMark } from './preview-mark'
import { pagePath, RAW } from './output-paths'
import { APP_DATA, readRawBuild } from './raw-build'
import { redirectsFile } from './redirects-file'
import { humansFile } from './humans-file'
import { robotsFile } from './robots-file'
import {
  contentSecurityPolicy,
  headerRules,
  headersFile,
  headersFor,
  SPECULATION_FILE,
  speculationRules,
} from './headers'
import { securityFile } from './security-txt-file'
import { liveSitemap } from './sitemap-file'

/** What the environment asks of the finishing. */
export interface FinishOptions {
  /** The path below which the site stands; empty at a host's root. */
  prefix: string
  /** The address of the live site; that of data/site.json where left out. */
  siteUrl?: string
  /** Whether no page may be listed: a preview. */
  noindex: boolean
  /** What is previewed, for the mark on a preview's pages. */
  previewName?: string
}

/** What the finishing has made. */
export interface FinishedSite {
  /** The paths of all pages, the not-found page among them. */
  pages: string[]
  /** The paths of those that may be found: on lists, by search engines, by the search. */
  findable: string[]
  redirects: Redirect[]
  /** The address of the live site, without a slash at its end. */
  address: string
}

/**
 * Writes a folder that can be deployed from `public/`: pages, data, scripts and what hosts read. Pictures
 * and compressed copies are put into it afterwards.
 *
 * @param root the project's folder
 * @param output the folder to write, which must not exist
 * @throws where Gatsby's output or a file of `data/` is not as expected
 */
export function finish(
  root: string,
  output: string,
  { prefix, siteUrl, noindex, previewName = '' }: FinishOptions,
): FinishedSite {
  const build = readRawBuild(root, RAW)
  const site = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  const words = readDocumentOf(root, 'InterfaceWords', 'data/interface.json').data
  const redirects = readDocumentOf(root, 'Redirect', 'data/redirects.json').data
  const address = siteAddress(siteUrl ?? site.url, noindex ? '' : prefix)
  const formTarget = formOrigin(site.contactEndpoint)
  const policy = (style: string) => contentSecurityPolicy(style, formTarget)
  const raw = (file: string) => join(root, RAW, file)
  const write = (file: string, content: string) => {
    const path = join(output, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
  const copy = (file: string) => {
    const path = join(output, file)
    mkdirSync(dirname(path), { recursive: true })
    copyFileSync(raw(file), path)
  }

  const boot = bundleBootScript(root, {
    hash: build.compilationHash,
    scripts: build.entryScripts.map(script => `${prefix}/${script}`),
    appData: `${prefix}/${APP_DATA}`,
  })
  write(APP_DATA, JSON.stringify({ webpackCompilationHash: build.compilationHash }))
  write(boot.file, boot.code)
  for (const file of [...build.scripts, ...build.files]) copy(file)
  for (const file of build.data) write(file, deployedPageData(readFileSync(raw(file), 'utf8')))

  const brand = readDocumentOf(root, 'Brand', 'data/brand.json').data
  const styles = new Set<string>()
  const findable: string[] = []
  let contactPage = ''
  for (const [from, to] of build.pages) {
    const html = readFileSync(raw(from), 'utf8')
    if (!/<meta [^>]*name="robots" content="noindex"/.test(html)) findable.push(pagePath(to))
    const page = finishPage(html, from, {
      prefix,
      bootScript: `${prefix}/${boot.file}`,
      noindex,
      css: inColours(build.css, brand),
      ...(noindex && { previewMark: previewMark(previewName, words.editing) }),
    })
    styles.add(page.style)
    write(to, page.html)
    if (to === 'contact.html') contactPage = page.html
  }
  const [style, ...others] = styles
  if (style === undefined || others.length > 0) {
    throw new Error('The pages do not share one style sheet; the policy names the hash of one.')
  }

  write('rss.xml', datedFeed(readFileSync(raw('rss.xml'), 'utf8')))
  write(SPECULATION_FILE, speculationRules(prefix))
  const pages = [...build.pages.values()].map(pagePath)
  const rules = headerRules({
    policy: policy(style),
    prefix,
    pages,
    noindex,
    strictTransport: site.strictTransport,
  })
  write('_headers', headersFile(rules))
  const forPages = headersFor(rules, `${prefix}/`)
  const form = contactFormFile(root, {
    html: contactPage,
    headers: forPages,
    prefix,
  })
  write(CONTACT_FORM_FILE, JSON.stringify(form))
  write('_redirects', redirectsFile(redirects, prefix))
  write('robots.txt', robotsFile(address, noindex))
  write(
    'humans.txt',
    humansFile(address, site, readDocumentOf(root, 'Author', 'data/authors.json').data),
  )
  if (site.security)
    write('.well-known/security.txt', securityFile(address, site.security, site.language))
  for (const file of build.files.filter(name => /^sitemap-.*\.xml$/.test(name)))
    write(file, liveSitemap(readFileSync(raw(file), 'utf8'), address, prefix))
  return { pages, findable, redirects, address }
}

/** The origin that the policy must allow for the contact form: none for the site’s own handler. */
const formOrigin = (endpoint: string | undefined) =>
  endpoint === undefined || endpoint === OWN_ENDPOINT ? undefined : new URL(endpoint).origin
