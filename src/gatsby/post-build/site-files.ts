/** What this site adds to the finished folder before it is published. */
import { readDocumentOf } from '../../content/read-documents'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BeforePublishArgs } from '../../../plugins/gatsby-plugin-html-first/src/build/options'
import { siteAddress } from '../../content/routes/site-address'
import { writeIcons } from '../../social/icons'
import { writeSocialImages } from '../../social/social-images'
import { isPreview } from '../environment'
import { checkRoutes } from '../after-build'
import { contactConfiguration } from './contact-form-file'
import { datedFeed } from './feed-file'
import { humansFile } from './humans-file'
import { deployedPageData } from './page-data'
import { robotsFile } from './robots-file'
import { writeSearchIndex } from './search-index'
import { securityFile } from './security-txt-file'
import { liveSitemap } from './sitemap-file'

/**
 * Writes the site's own files into the folder.
 *
 * @throws where a file of `data/` or a page is not as expected
 */
export async function writeSiteFiles(args: BeforePublishArgs): Promise<void> {
  const { folder, pages, headers, pathPrefix: prefix } = args
  const root = process.cwd()
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const change = (file: string, edit: (content: string) => string) => write(file, edit(read(file)))
  const site = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  const address = siteAddress(process.env.SITE_URL ?? site.url, isPreview ? '' : prefix)

  write('llms.txt', await checkRoutes(args))
  for (const { path, file } of pages) {
    const name = file === '404.html' ? file : path.slice(1) || 'index'
    change(`page-data/${name}/page-data.json`, deployedPageData)
  }
  const form = contactConfiguration(root, { html: read('contact.html'), headers, prefix })
  write('api/contact.json', JSON.stringify(form))
  change('rss.xml', datedFeed)
  for (const file of ['sitemap-index.xml', 'sitemap-0.xml'])
    change(file, xml => liveSitemap(xml, address, prefix))
  write('robots.txt', robotsFile(address, isPreview))
  const teams = readDocumentOf(root, 'Author', 'data/authors.json').data
  write('humans.txt', humansFile(address, site, teams))
  if (site.security)
    write('.well-known/security.txt', securityFile(address, site.security, site.language))
  writeIcons(root, folder)
  await writeSocialImages(
    root,
    folder,
    pages.map(({ path }) => path),
  )
  await writeSearchIndex(
    folder,
    pages.filter(({ noindex }) => !noindex).map(({ path }) => path),
  )
}
