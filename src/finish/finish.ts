/** `public/` to `dist/`: what is served and deployed. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDocument } from '../editorial/project'
import { formatFaults } from '../editorial/report'
import { siteAddress } from '../editorial/site-address'
import type { Redirect } from '../schema/redirect'
import type { Site } from '../schema/site'
import type { Author } from '../schema/taxonomy'
import { bundleBootScript } from './boot-script'
import { compressFiles } from './compress'
import { datedFeed } from './feed'
import { metaPolicy, redirectPage } from './github-pages'
import { deployedPageData } from './page-data'
import { finishPage } from './page-html'
import { OUTPUT, pagePath, RAW } from './paths'
import { APP_DATA, listFiles, readRawBuild } from './raw-build'
import { redirectsFile } from './redirects'
import { humansFile } from './humans'
import { writeIcons } from './icons'
import { robotsFile } from './robots'
import { contentSecurityPolicy, headerRules, headersFile } from './security'
import { securityFile } from './security-txt'
import { writeSocialImages } from './social/social-images'
import { liveSitemap } from './sitemap'

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
  /** A host that sends no headers and knows no redirects: both go into the files. */
  plainHost?: boolean
}

/** Writes `dist/` anew from `public/`. */
export async function finish(
  root: string,
  { prefix, siteUrl, noindex, previewName = '', plainHost = false }: FinishOptions,
): Promise<void> {
  const build = readRawBuild(root, RAW)
  const site = readChecked<Site>(root, 'data/site.json')
  const redirects = readChecked<Redirect[]>(root, 'data/redirects.json')
  const address = siteAddress(siteUrl ?? site.url, noindex ? '' : prefix)
  const formTarget = site.contactEndpoint && new URL(site.contactEndpoint).origin
  const policy = (style: string) => contentSecurityPolicy(style, formTarget)
  const raw = (file: string) => join(root, RAW, file)
  const output = join(root, OUTPUT)
  rmSync(output, { recursive: true, force: true })
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

  const styles = new Set<string>()
  for (const [from, to] of build.pages) {
    const page = finishPage(readFileSync(raw(from), 'utf8'), from, {
      prefix,
      bootScript: `${prefix}/${boot.file}`,
      noindex,
      css: build.css,
      ...(noindex && { previewName }),
      ...(plainHost && { metaPolicy: style => metaPolicy(policy(style)) }),
    })
    styles.add(page.style)
    write(to, page.html)
  }
  const [style, ...others] = styles
  if (style === undefined || others.length > 0) {
    throw new Error('The pages do not share one style sheet; the policy names the hash of one.')
  }

  write('rss.xml', datedFeed(readFileSync(raw('rss.xml'), 'utf8')))
  write('_headers', headersFile(headerRules(policy(style), prefix, noindex)))
  write('_redirects', redirectsFile(redirects, prefix))
  write('robots.txt', robotsFile(address, noindex))
  write('humans.txt', humansFile(address, site, readChecked<Author[]>(root, 'data/authors.json')))
  if (site.security) write('.well-known/security.txt', securityFile(address, site.security))
  await writeIcons(root, output)
  await writeSocialImages(root, output, [...build.pages.values()].map(pagePath))
  for (const file of build.files.filter(name => /^sitemap-.*\.xml$/.test(name)))
    write(file, liveSitemap(readFileSync(raw(file), 'utf8'), address, prefix))
  if (plainHost)
    for (const { from, to } of redirects)
      write(`${from.slice(1)}.html`, redirectPage(prefix + to, address + to))
  await compressFiles(listFiles(output).map(file => join(output, file)))
}

function readChecked<Data>(root: string, path: string): Data {
  const { document, faults } = readDocument(root, path)
  if (!document) throw new Error(formatFaults(root, faults))
  return document.data as Data
}
