/** What this site adds to the finished folder before it is published, all of it out of one query. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BeforePublishArgs } from '../../../plugins/gatsby-plugin-html-first/src/build/options'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../contact/configuration'
import { OWN_ENDPOINT } from '../../content/fields'
import { paletteOf } from '../../content/palette'
import type { SocialCard } from '../../social/card'
import { writeIcons } from '../../social/icons'
import { writeSocialImages } from '../../social/social-images'
import { isPreview } from '../environment'
import { feed, FEEDS } from './feed'
import { deployedPageData } from './page-data'
import { writeSearchIndex } from './search-index'
import { humansFile, llmsFile, manifestFile, robotsFile, securityFile } from './text-files'

/** Writes the site's own files into the folder. */
export async function writeSiteFiles(args: BeforePublishArgs): Promise<void> {
  const { folder, pages, headers, pathPrefix: prefix } = args
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  const data = await siteData(args)
  const { siteFacts: site, brand, routes, allAuthor, contactPage } = data
  const { siteUrl } = data.site.siteMetadata
  refuseStrangers(
    routes.map(({ path }) => path),
    // Gatsby makes /404.html beside /404.
    pages.map(({ path }) => (path === '/404.html' ? '/404' : path)),
  )

  for (const { path, file } of pages) {
    const name = file === '404.html' ? file : path.slice(1) || 'index'
    const json = `page-data/${name}/page-data.json`
    write(json, deployedPageData(read(json)))
  }
  const listed = routes.filter(({ isUnlisted }) => !isUnlisted)
  write('llms.txt', llmsFile(site, listed))
  write('robots.txt', robotsFile(siteUrl, isPreview))
  write('humans.txt', humansFile(siteUrl, site, allAuthor.nodes))
  if (site.security)
    write('.well-known/security.txt', securityFile(siteUrl, site.security, site.language))
  write('manifest.webmanifest', manifestFile(site, paletteOf(brand).light, prefix))
  // gatsby-plugin-sitemap puts the prefix into addresses of the live site, which has none.
  for (const file of readdirSync(folder).filter(name => /^sitemap-\w+\.xml$/.test(name)))
    write(file, read(file).replaceAll(`${siteUrl}${prefix}/`, `${siteUrl}/`))
  writeFeeds(data, siteUrl, isPreview ? prefix : '', write)
  const contact: ContactConfiguration = {
    html: read('contact.html'),
    headers,
    endpoint: prefix + OWN_ENDPOINT,
    sentPath: `${prefix}/contact/sent`,
    email: site.email,
    subject: contactPage.brief.subject,
    services: data.allService.nodes,
    offer: { packages: data.pricing.packages, addOns: data.addOns.items },
  }
  write(CONFIGURATION_FILE, JSON.stringify(contact))
  writeIcons(folder, brand)
  const cards = routes.map(({ path, card }) => [path, withoutNulls(card)] as const)
  await writeSocialImages(process.cwd(), folder, { site: site.name, brand }, new Map(cards))
  const noindex = new Set(pages.filter(page => page.noindex).map(({ path }) => path))
  await writeSearchIndex(
    folder,
    routes.map(({ path }) => path).filter(path => path !== '/404' && !noindex.has(path)),
  )
}

type SiteData = {
  [Field in keyof Queries.SiteFilesQuery]: NonNullable<Queries.SiteFilesQuery[Field]>
} & { site: { siteMetadata: { siteUrl: string } } }

/** Asks for everything that the files are made of. */
async function siteData({ graphql }: BeforePublishArgs): Promise<SiteData> {
  const { data, errors } = await graphql<Queries.SiteFilesQuery>(/* GraphQL */ `
    query SiteFiles {
      site {
        siteMetadata {
          siteUrl
        }
      }
      siteFacts {
        name
        description
        blurb
        email
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
        section
        url
        description
        isUnlisted
        card {
          heading
          text
          value
          before
          label
          items {
            name
            value
          }
          mark
        }
      }
      allAuthor {
        nodes {
          name
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          slug
          name
        }
      }
      contactPage {
        brief {
          subject
        }
      }
      pricing {
        packages {
          slug
          name
          price
          period
        }
      }
      addOns {
        items {
          slug
          name
          price
          period
          most
        }
      }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          title
          summary
          path
          date
          html
          author {
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
          standing {
            mark
          }
          services {
            name
          }
        }
      }
    }
  `)
  const missing = Object.entries(data ?? {}).filter(([, value]) => value === null)
  if (errors || !data || missing.length > 0) {
    const names = missing.map(([name]) => name).join(', ')
    throw new Error(`The query SiteFiles failed: ${String(errors ?? names)}`)
  }
  return data as SiteData
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

function writeFeeds(
  { siteFacts: { name }, allPost, allCaseStudy }: SiteData,
  siteUrl: string,
  prefix: string,
  write: (file: string, content: string) => void,
): void {
  const [posts, studies] = FEEDS
  const facts = { siteUrl, prefix }
  write(
    posts.file,
    feed(
      { ...facts, ...posts, title: `${name}: blog`, description: `Posts by the teams of ${name}.` },
      allPost.nodes.map(({ author, tags, ...post }) => ({
        ...post,
        author: author.name,
        categories: tags.map(tag => tag.name),
      })),
    ),
  )
  write(
    studies.file,
    feed(
      {
        ...facts,
        ...studies,
        title: `${name}: case studies`,
        description: `Case studies by ${name}.`,
      },
      allCaseStudy.nodes.map(({ services, standing: { mark }, summary, ...study }) => ({
        ...study,
        summary: mark ? `${mark}: ${summary}` : summary,
        author: name,
        categories: services.map(service => service.name),
      })),
    ),
  )
}

/** A card as it is drawn: GraphQL gives null for what is left out. */
const withoutNulls = (card: object): SocialCard =>
  JSON.parse(JSON.stringify(card), (_, value: unknown) => value ?? undefined) as SocialCard
