import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { SiteIndex } from '../sections/SiteIndex/SiteIndex'
import { Page } from '../site/Page/Page'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'Sitemap', path: '/sitemap' },
]

/** Every page of the site, by section. */
export default function SitemapPage({ data }: PageProps<Queries.SitemapPageQuery>) {
  const { listPage: page, allSitePage, allService, allCaseStudy, allPost, allListPage } = data
  if (!page || !data.homePage || !data.aboutPage || !data.contactPage) return null
  const names = new Map<string, string>([
    ['/', 'Home'],
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ...allListPage.nodes.map(({ key, heading }) => [`/${key}`, heading] as const),
    ...allService.nodes.map(({ path, name }) => [path, name] as const),
    ...allCaseStudy.nodes.map(({ path, client }) => [path, client] as const),
    ...allPost.nodes.map(({ path, title }) => [path, title] as const),
  ])
  const pages = allSitePage.nodes.map(({ path }) => ({ path, name: names.get(path) }))
  return (
    <Page path="/sitemap" metadata={page.metadata} heading={page.heading} crumbs={CRUMBS}>
      <Breadcrumb crumbs={CRUMBS} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <SiteIndex pages={pages} />
    </Page>
  )
}

export const query = graphql`
  query SitemapPage {
    listPage(key: { eq: "sitemap" }) {
      ...ListPageFields
    }
    allSitePage(filter: { path: { nin: ["/404.html", "/404"] } }, sort: { path: ASC }) {
      nodes {
        path
      }
    }
    homePage {
      heading
    }
    aboutPage {
      heading
    }
    contactPage {
      heading
    }
    allListPage {
      nodes {
        key
        heading
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        path
        name
      }
    }
    allCaseStudy(sort: { slug: ASC }) {
      nodes {
        path
        client
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        path
        title
      }
    }
  }
`
