import { graphql, Link, type PageProps } from 'gatsby'
import { BudgetList } from '../components/sections/BudgetList/BudgetList'
import { PageOpening } from '../components/sections/PageOpening/PageOpening'
import { PriceTable } from '../components/sections/PriceTable/PriceTable'
import { ServiceRows } from '../components/sections/ServiceRows/ServiceRows'
import { Page } from '../components/layout/Page/Page'
import { requireData } from '../components/layout/require-data'

/** All services: where to start, what each costs, what a budget buys, and when not to buy. */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const {
    route,
    listPage: page,
    allService,
    allServicePage,
    webApplicationPage,
  } = requireData(data)
  const services = allService.nodes.map(service => ({
    ...service,
    // Web application development has its own page kind.
    ...(allServicePage.nodes.find(one => one.service.path === service.path) ?? webApplicationPage),
  }))
  return (
    <Page route={route} {...page}>
      <PageOpening {...page} />
      <nav className="grid band" aria-label="Common problems">
        <ul className="cols fours rules">
          {page.symptoms?.map(({ text, service }) => (
            <li key={text} className="tight">
              <Link to={service.path} className="h4">
                {text}
              </Link>
              <p className="small">{service.shortName}</p>
            </li>
          ))}
        </ul>
      </nav>
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
          ...ServiceRowSample
        }
      }
    }
    webApplicationPage {
      notForWhom
      workSample {
        ...ServiceRowSample
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
