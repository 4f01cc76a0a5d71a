/** Adds the site's own files to the finished folder before it's published. */
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BeforePublishArgs } from '../../../plugins/gatsby-plugin-html-first/src/build/options'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../contact/configuration'
import { OWN_ENDPOINT } from '../../content/fields'
import { paletteOf } from '../../content/palette'
import { socialImagePath } from '../../content/social-image'
import type { SocialCard } from '../../social/card'
import { writeIcons } from '../../social/icons'
import { drawCard } from '../../social/draw-card'
import { buildSettings, isPreview } from '../environment'
import { siteUrl } from '../site-facts'
import { feed } from './feed'
import { pageMarkdown } from './markdown'
import { writeSearchIndex } from './search-index'
import { llmsFile, manifestFile, robotsFile, securityFile } from './text-files'

type Query = Queries.SiteFilesQuery

/** The data the files are generated from: the query's result without `null`. */
type SiteData = { [Field in keyof Query]: NonNullable<Query[Field]> }

/** Writes the site's own files into the finished folder. */
export async function writeSiteFiles(args: BeforePublishArgs) {
  const { write, pages } = args
  const data = await siteData(args)
  const { siteFacts: site, brand, routes } = data
  const address = siteUrl(site, buildSettings())
  checkPages(
    routes.map(({ path }) => path),
    pages.map(({ path }) => path),
  )

  removeUnusedSamples(args)
  for (const { path, file, html } of pages)
    write(file.replace(/\.html$/, '.md'), pageMarkdown(html, address + path))
  write('llms.txt', llmsFile(site, data.listed))
  write('robots.txt', robotsFile(address, isPreview))
  if (site.security)
    write('.well-known/security.txt', securityFile(address, site.security, site.language))
  write('manifest.webmanifest', manifestFile(site, paletteOf(brand).light))
  write('rss.xml', feed(address, site, data.allPost.nodes))
  write(CONFIGURATION_FILE, JSON.stringify(contactConfiguration(args, data)))
  writeIcons(write, brand)

  // Encode one image while drawing another.
  await Promise.all(
    routes.map(async ({ path, card }) =>
      write(
        socialImagePath(path),
        await drawCard(card as unknown as SocialCard, { site: site.name, brand }),
      ),
    ),
  )
  await writeSearchIndex(
    pages.filter(({ noindex }) => !noindex),
    write,
  )
}

/** Deletes work samples that no page links to, since Gatsby copies drafts' samples too. */
function removeUnusedSamples({ folder, pages }: BeforePublishArgs) {
  const samples = join(folder, 'work')
  if (!existsSync(samples)) return
  for (const entry of readdirSync(samples, { withFileTypes: true })) {
    const isLinked = pages.some(({ html }) => html.includes(`/work/${entry.name}/`))
    if (entry.isDirectory() && !isLinked) rmSync(join(samples, entry.name), { recursive: true })
  }
}

async function siteData({ graphql }: BeforePublishArgs) {
  const result: { data?: SiteData; errors?: unknown } = await graphql(/* GraphQL */ `
    query SiteFiles {
      siteFacts {
        name
        url
        description
        blurb
        language
        email
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
        card
      }
      listed: routes {
        name
        url
        description
      }
      contactPage {
        brief {
          subject
        }
      }
      allService(sort: { order: ASC }) {
        nodes {
          slug
          name
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
          team {
            name
          }
          tags {
            name
          }
        }
      }
    }
  `)
  const { data, errors } = result
  if (errors || !data) throw new Error(`The SiteFiles query failed: ${String(errors)}`)
  return data
}

/**
 * Compares the finished pages with the data layer, which the other files are generated from.
 *
 * @throws if a page is left over from an earlier build, or missing
 */
export function checkPages(known: readonly string[], made: readonly string[]) {
  const odd = [
    ...made.filter(path => !known.includes(path)).map(path => `${path} isn’t in the data layer`),
    ...known.filter(path => !made.includes(path)).map(path => `${path} has no page`),
  ]
  if (odd.length > 0)
    throw new Error(`The built pages don’t match the data layer:\n${odd.join('\n')}`)
}

/** Returns the data the contact handler needs, including the finished contact page and the offer. */
function contactConfiguration(
  { pages, headers, pathPrefix: prefix }: BeforePublishArgs,
  { siteFacts, contactPage, allService, pricing, addOns }: SiteData,
): ContactConfiguration {
  const contact = pages.find(({ path }) => path === '/contact')
  if (!contact) throw new Error('There’s no page at /contact for the contact handler.')
  return {
    html: contact.html,
    headers,
    endpoint: prefix + OWN_ENDPOINT,
    sentPath: `${prefix}/contact/sent`,
    email: siteFacts.email,
    subject: contactPage.brief.subject,
    offer: { packages: pricing.packages, addOns: addOns.items, services: allService.nodes },
  }
}
