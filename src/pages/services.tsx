import { graphql, Link, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { BudgetList } from '../components/sections/BudgetList/BudgetList'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { PriceTable } from '../components/sections/PriceTable/PriceTable'
import { ServiceRows } from '../components/sections/ServiceRows/ServiceRows'
import { Page } from '../components/layout/Page/Page'
import { found } from '../components/layout/found'

/** All services: where to begin, what each costs, what a sum buys, and who should not buy it. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const { route, listPage: page, allService, allServicePage, webApplicationPage } = found(data)
  const pages = new Map(allServicePage.nodes.map(one => [one.service.path, one]))
  const services = allService.nodes.map(service => {
    // Web applications have a page of their own kind.
    const { notForWhom, workSample } = pages.get(service.path) ?? webApplicationPage
    return { ...service, notForWhom: notForWhom[0], made: workSample?.caseStudy }
  })
  return (
    <Page route={route} closing={page.closing} metadata={page.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <PageOpening heading={page.heading} lead={page.lead}>
        <ul className="rules">
          {page.symptoms?.map(({ text, service }) => (
            <li key={text} className="ends">
              <Link to={service.path} className="h4">
                {text}
              </Link>
              <span className="small">{service.shortName}</span>
            </li>
          ))}
        </ul>
      </PageOpening>
      <PriceTable services={services} />
      {page.budgets && <BudgetList {...page.budgets} />}
      <ServiceRows services={services} />
    </Page>
  )
}

export const query = graphql`
  query ServicesPage {
    route(path: "/services") {
      ...RouteFields
    }
    listPage(key: { eq: "services" }) {
      ...ListPageFields
      symptoms {
        text
        service {
          shortName
          path
        }
      }
      budgets {
        ...BudgetListFields
      }
    }
    allServicePage(sort: { heading: ASC }) {
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
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
        ...PriceTableFields
      }
    }
  }
`
