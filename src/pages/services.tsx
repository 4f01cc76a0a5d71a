import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { BudgetList } from '../components/sections/BudgetList/BudgetList'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { PriceTable } from '../components/sections/PriceTable/PriceTable'
import { ServiceRows } from '../components/sections/ServiceRows/ServiceRows'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** All services. */
export default function ServicesPage({ data, location }: PageProps<Queries.ServicesPageQuery>) {
  assertFound({ path: location.pathname, query: 'ServicesPage' }, data, [
    'route',
    'listPage',
    'webApplicationPage',
    'priceWords',
    'serviceWords',
    'interfaceWords',
  ])
  const { route, listPage: page, allService, allServicePage, webApplicationPage } = data
  const { priceWords, serviceWords, interfaceWords } = data
  const pages = new Map(allServicePage.nodes.map(one => [one.service.path, one]))
  const services = allService.nodes.map(service => ({
    ...service,
    // Web applications have a page of their own kind.
    notForWhom: pages.get(service.path)?.notForWhom[0] ?? webApplicationPage.notForWhom[0],
    made: (pages.get(service.path) ?? webApplicationPage).workSample?.caseStudy,
  }))
  return (
    <Page route={route} closing={page.closing} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} label={interfaceWords.lists.breadcrumb} />
      <PageOpening heading={page.heading} lead={page.lead}>
        <a href="#prices" className="button quiet">
          {priceWords.table.heading}
        </a>
      </PageOpening>
      <ServiceRows
        name={serviceWords.list}
        services={services}
        reasonNot={serviceWords.reasonNot}
      />
      <PriceTable words={priceWords.table} services={services} />
      {page.budgets && <BudgetList {...page.budgets} />}
    </Page>
  )
}

export const query = graphql`
  query ServicesPage {
    route(path: "/services") {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
    }
    listPage(key: { eq: "services" }) {
      ...ListPageFields
      budgets {
        ...BudgetListFields
      }
    }
    allServicePage(sort: { service: { path: ASC } }) {
      nodes {
        notForWhom
        service {
          path
        }
        workSample {
          caseStudy {
            ...StudyLinkFields
            work {
              broad
            }
          }
        }
      }
    }
    webApplicationPage {
      notForWhom
      workSample {
        caseStudy {
          ...StudyLinkFields
          work {
            broad
          }
        }
      }
    }
    serviceWords {
      list
      reasonNot
    }
    priceWords {
      table {
        heading
        text
        service
        lowest
        total
        time
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        path
        ...ServiceCardFields
        prices {
          total
          range {
            lowest
            highest
          }
          working
          time
        }
      }
    }
  }
`
