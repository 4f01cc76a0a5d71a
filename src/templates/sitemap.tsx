import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { Pagination } from '../components/sections/Pagination/Pagination'
import { SearchForm } from '../components/sections/SearchField/SearchField'
import { SiteIndex } from '../components/sections/SiteIndex/SiteIndex'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'
import { numbered } from '../components/layout/Seo/numbered-metadata'

interface SitemapContext {
  number: number
}

/** Every page of the site, by section: on one page, or on as many as a large site fills. */
export default function SitemapPage({
  data,
  pageContext,
  location,
}: PageProps<Queries.SitemapPageQuery, SitemapContext>) {
  assertFound({ path: location.pathname, query: 'SitemapPage' }, data, [
    'route',
    'listPage',
    'interfaceWords',
    'searchPage',
  ])
  const { route, routes, listPage: page, interfaceWords: words, searchPage } = data
  const { number } = pageContext
  const heading = number === 1 ? page.heading : (route.crumbs.at(-1)?.name ?? '')
  return (
    <Page
      route={route}
      closing={page.closing}
      metadata={numbered(page.metadata, number)}
      heading={heading}
    >
      <Breadcrumb crumbs={route.crumbs} label={words.lists.breadcrumb} />
      <PageOpening heading={heading} lead={number === 1 ? page.lead : undefined}>
        <SearchForm words={searchPage.field} />
      </PageOpening>
      <SiteIndex
        pages={routes}
        words={{ headings: words.sections, kinds: words.cards, byTag: words.lists.byTag }}
        counted={route.pages.length === 1}
      />
      {route.pages.length > 1 && (
        <div className="grid band">
          <Pagination pages={route.pages} current={route.path} />
        </div>
      )}
    </Page>
  )
}

export const query = graphql`
  query SitemapPage($skip: Int!, $limit: Int!, $count: Int!, $path: String!) {
    route(path: $path, count: $count) {
      ...RouteFields
      pages
    }
    interfaceWords {
      ...PostListWordsFields
      sections {
        main
        services
        caseStudies
        blog
      }
      cards {
        services
        examples
        caseStudies
        posts
        pages
      }
    }
    routes(skip: $skip, limit: $limit) {
      path
      name
      section
      isList
      kind
      mark
      note
      subject
      published
    }
    searchPage {
      field {
        label
        button
      }
    }
    listPage(key: { eq: "sitemap" }) {
      ...ListPageFields
    }
  }
`
