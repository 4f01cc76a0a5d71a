import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { Closing } from '../sections/Closing/Closing'
import { FigureRow } from '../sections/FigureRow/FigureRow'
import { PostList } from '../sections/PostList/PostList'
import { PriceRows } from '../sections/PriceRows/PriceRows'
import { Questions } from '../sections/Questions/Questions'
import { ServiceHero, type Field } from '../sections/ServiceHero/ServiceHero'
import { StepList } from '../sections/StepList/StepList'
import { StudyFigure } from '../sections/StudyFigure/StudyFigure'
import { Timeline } from '../sections/Timeline/Timeline'
import { TitledList } from '../sections/TitledList/TitledList'
import { WhoFor } from '../sections/WhoFor/WhoFor'
import { Page } from '../site/Page/Page'
import { servicePlan, type Band } from './service-plans'

/** The page of one service. */
export default function ServicePageTemplate({ data }: PageProps<Queries.ServicePageQuery>) {
  const { route, servicePage: page } = data
  if (!route || !page) return null
  const { service } = page
  const plan = servicePlan(service.icon)
  return (
    <Page route={route} metadata={service.metadata} heading={page.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <ServiceHero
        name={service.shortName}
        drawing={service.drawing}
        heading={page.heading}
        lead={page.lead}
        summary={service.summary}
        {...plan.hero}
      />
      {plan.bands.map(band => (
        <ServiceBand key={band.part} band={band} page={page} />
      ))}
      {data.listPage && <Closing {...data.listPage.closing} />}
    </Page>
  )
}

type ServicePageData = NonNullable<Queries.ServicePageQuery['servicePage']>

/** One band of the page, as its plan wants it. */
function ServiceBand({ band, page }: { band: Band; page: ServicePageData }) {
  switch (band.part) {
    case 'figures':
      return <FigureRow figures={page.figures} layout={band.layout} />
    case 'drawing':
      return page.drawing && <StudyFigure figure={page.drawing} field={band.field} />
    case 'who':
      return <WhoFor forWhom={page.forWhom} notForWhom={page.notForWhom} layout={band.layout} />
    case 'deliverables':
      return <Titled heading="What you get" items={page.deliverables} {...band} />
    case 'measures':
      return <Titled heading="What we measure" items={page.measures} {...band} />
    case 'steps':
      return (
        <section className={`${band.field ?? ''} grid band`}>
          <h2 className="l8">How the work goes</h2>
          <div className={band.layout === 'columns' ? undefined : 'flush-end'}>
            {band.layout === 'timeline' ? (
              <Timeline steps={page.steps} />
            ) : (
              <StepList steps={page.steps} layout={band.layout} />
            )}
          </div>
        </section>
      )
    case 'pricing':
      return <PriceRows {...page.pricing} field={band.field} />
    case 'work':
      return (
        <section className="band">
          <div className="grid">
            <h2>The work</h2>
          </div>
          <CaseGrid studies={page.caseStudies} />
        </section>
      )
    case 'questions':
      return <Questions heading="Asked before signing" items={page.faq} />
    case 'posts':
      return (
        <section className="grid band">
          <h2 className="l4">Worth reading</h2>
          <div className="r8">
            <PostList posts={page.posts} />
          </div>
        </section>
      )
  }
}

interface TitledProps {
  heading: string
  items: readonly { readonly title: string; readonly text: string }[]
  layout: 'rows' | 'columns'
  field?: Field
}

/** A list of titled texts under its heading, or beside it. */
function Titled({ heading, items, layout, field }: TitledProps) {
  const rows = layout === 'rows'
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className={rows ? 'l4' : undefined}>{heading}</h2>
      <div className={rows ? 'r8' : undefined}>
        <TitledList items={items} layout={layout} />
      </div>
    </section>
  )
}

export const query = graphql`
  query ServicePage($id: String!, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    servicePage(id: { eq: $id }) {
      heading
      lead
      service {
        name
        shortName
        path
        icon
        drawing
        summary
        metadata {
          ...PageMetadataFields
        }
      }
      figures {
        value
        label
        source
        caseStudy {
          path
          client
        }
      }
      drawing {
        ...StudyFigureFields
      }
      forWhom
      notForWhom
      deliverables {
        title
        text
      }
      steps {
        title
        when
        text
      }
      pricing {
        heading
        text
        rows {
          name
          price
          includes
        }
      }
      measures {
        title
        text
      }
      faq {
        slug
        question
        answer
      }
      caseStudies {
        ...CaseCardFields
      }
      posts {
        ...PostCardFields
      }
    }
    listPage(key: { eq: "services" }) {
      closing {
        heading
        text
        action {
          text
          path
        }
      }
    }
  }
`
