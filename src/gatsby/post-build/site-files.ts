/** What this site adds to the finished folder before it is published, all of it out of query results. */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BeforePublishArgs } from '../../../plugins/gatsby-plugin-html-first/src/build/options'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../contact/configuration'
import { OWN_ENDPOINT } from '../../content/fields'
import { paletteOf } from '../../content/palette'
import type { SocialCard } from '../../social/card'
import { writeIcons } from '../../social/icons'
import { writeSocialImages } from '../../social/social-images'
import { buildSettings, isPreview } from '../environment'
import { markedText } from '../../page-kinds/case-study/provenance'
import { siteUrl } from '../site-facts'
import { feed } from './feed'
import { writeSearchIndex } from './search-index'
import { llmsFile, manifestFile, robotsFile, securityFile } from './text-files'

/** The result of a query none of whose fields is missing. */
type Complete<Query> = { [Field in keyof Query]: NonNullable<Query[Field]> }

/** Writes the site's own files into the folder. */
export async function writeSiteFiles(args: BeforePublishArgs): Promise<void> {
  const { folder, write, pages, pathPrefix: prefix } = args
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const { siteFacts: site, brand, routes, allPost, allCaseStudy } = await siteData(args)
  const address = siteUrl(site, buildSettings())
  refuseStrangers(
    routes.map(({ path }) => path),
    pages.map(({ path }) => path),
  )

  // Gatsby copies the work samples of all studies, those that are not live among them.
  const samples = join(folder, 'work')
  for (const entry of existsSync(samples) ? readdirSync(samples, { withFileTypes: true }) : [])
    if (
      entry.isDirectory() &&
      !pages.some(({ file }) => read(file).includes(`/work/${entry.name}/`))
    )
      rmSync(join(samples, entry.name), { recursive: true })
  const listed = routes.filter(({ isUnlisted }) => !isUnlisted)
  write('llms.txt', llmsFile(site, listed))
  write('robots.txt', robotsFile(address, isPreview))
  if (site.security)
    write('.well-known/security.txt', securityFile(address, site.security, site.language))
  write('manifest.webmanifest', manifestFile(site, paletteOf(brand).light, prefix))
  const posts = allPost.nodes.map(({ team, tags, ...post }) => ({
    ...post,
    author: team.name,
    categories: tags,
  }))
  const studies = allCaseStudy.nodes.map(({ services, provenanceLabel, ...study }) => ({
    ...study,
    summary: markedText(study.summary, provenanceLabel),
    author: site.name,
    categories: services,
  }))
  for (const [file, path, kind, entries] of [
    ['rss.xml', '/blog', 'Posts', posts],
    ['case-studies.xml', '/case-studies', 'Case studies', studies],
  ] as const) {
    const description = `${kind} by ${site.name}.`
    const title = `${site.name}: ${kind.toLowerCase()}`
    write(file, feed({ siteUrl: address, title, description, file, path }, entries))
  }
  // gatsby-plugin-sitemap puts the prefix into addresses of the live site, which has none.
  for (const file of readdirSync(folder).filter(name => /^sitemap-\w+\.xml$/.test(name)))
    write(file, read(file).replaceAll(`${address}${prefix}/`, `${address}/`))
  write(CONFIGURATION_FILE, JSON.stringify(contactConfiguration(args, read)))
  writeIcons(write, brand)
  const cards = routes.map(({ path, card }) => [path, card as unknown as SocialCard] as const)
  await writeSocialImages(process.cwd(), write, { site: site.name, brand }, new Map(cards))
  const noindex = pages.filter(page => page.noindex).map(({ path }) => path)
  // What stands on the further pages of a list is found by itself.
  const isFound = (path: string) =>
    !['/404', ...noindex].includes(path) && !/\/page\/\d+$/.test(path)
  const found = routes.map(({ path }) => path).filter(isFound)
  await writeSearchIndex(found.sort(), read, write)
}

/** Asks for everything that the files are made of. */
async function siteData({ graphql }: BeforePublishArgs): Promise<Complete<Queries.SiteFilesQuery>> {
  const result: { data?: Queries.SiteFilesQuery; errors?: unknown } = await graphql(/* GraphQL */ `
    query SiteFiles {
      siteFacts {
        name
        url
        description
        blurb
        language
        security {
          contact
          expires
        }
      }
      brand {
        theme
        accent
        mark
      }
      routes(all: true) {
        path
        name
        sectionName
        url
        description
        isUnlisted
        card
      }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          title
          summary
          path
          date
          html
          team {
            name
          }
          tags {
            name
          }
        }
      }
      allCaseStudy(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          title
          summary
          path
          date
          provenanceLabel {
            mark
          }
          services {
            name
          }
        }
      }
    }
  `)
  const { data, errors } = result
  if (!data?.siteFacts || !data.brand)
    throw new Error(`The query SiteFiles failed: ${String(errors)}`)
  return data as Complete<Queries.SiteFilesQuery>
}

/**
 * A page that the data layer does not know was left behind, and one that it knows alone was lost: both end the
 * build.
 */
export function refuseStrangers(known: readonly string[], made: readonly string[]): void {
  const [list, pages] = [new Set(known), new Set(made)]
  const odd = [
    ...made.filter(path => !list.has(path)).map(path => `${path} is not in the data layer`),
    ...known.filter(path => !pages.has(path)).map(path => `${path} has no page`),
  ]
  if (odd.length > 0)
    throw new Error(`The pages are not those of the data layer:\n${odd.join('\n')}`)
}

/** The handler knows what the form's own page was made of: the page, and the result of its query. */
function contactConfiguration(
  { headers, pathPrefix: prefix }: BeforePublishArgs,
  read: (file: string) => string,
): ContactConfiguration {
  const { result } = JSON.parse(read('page-data/contact/page-data.json')) as {
    result: { data: Complete<Queries.ContactPageQuery> }
  }
  const { siteFacts, contactPage, allService, pricing, addOns } = result.data
  return {
    html: read('contact.html'),
    headers,
    endpoint: prefix + OWN_ENDPOINT,
    sentPath: `${prefix}/contact/sent`,
    email: siteFacts.email,
    subject: contactPage.brief.subject,
    offer: { packages: pricing.packages, addOns: addOns.items, services: allService.nodes },
  }
}
