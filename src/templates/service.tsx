import { graphql, type PageProps } from 'gatsby'
import type { ReactNode } from 'react'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../components/sections/CaseGrid/CaseGrid'
import { ExampleLinks } from '../components/sections/ExampleLinks/ExampleLinks'
import { KeyFigures } from '../components/sections/KeyFigures/KeyFigures'
import { PhoneBar } from '../components/sections/PhoneBar/PhoneBar'
import { PostList } from '../components/sections/PostList/PostList'
import { ServicePrices } from '../components/sections/ServicePrices/ServicePrices'
import { Questions } from '../components/sections/Questions/Questions'
import { ServiceHero } from '../components/sections/ServiceHero/ServiceHero'
import { StepList } from '../components/sections/StepList/StepList'
import { StudyFigure } from '../components/sections/StudyFigure/StudyFigure'
import { Timeline } from '../components/sections/Timeline/Timeline'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { WhoFor } from '../components/sections/WhoFor/WhoFor'
import { hasHole } from '../components/ui/columns'
import type { Field } from '../components/ui/field'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'
import { servicePlan, type Band } from './service-plans'

/** The page of one service. */
export default function ServicePageTemplate({
  data,
  location,
}: PageProps<Queries.ServicePageQuery>) {
  assertFound({ path: location.pathname, query: 'ServicePage' }, data, [
    'route',
    'servicePage',
    'listPage',
    'priceWords',
    'serviceWords',
    'interfaceWords',
  ])
  const {
    route,
    servicePage: page,
    listPage,
    priceWords: words,
    serviceWords,
    interfaceWords,
  } = data
  const { service } = page
  const plan = servicePlan(service.icon)
  return (
    <Page
      route={route}
      closing={listPage.eachClosing}
      service={service.slug}
      metadata={service.metadata}
      heading={page.heading}
    >
      <Breadcrumb crumbs={route.crumbs} label={interfaceWords.lists.breadcrumb} />
      <ServiceHero
        service={service}
        heading={page.heading}
        lead={page.lead}
        prices={`${words.heading} ${service.prices.lowest}`}
        contact={serviceWords.contact}
        sample={page.workSample}
        opening={plan.opening}
      />
      {plan.bands.map(band => (
        <ServiceBand
          key={band.part}
          band={band}
          page={page}
          words={words}
          headings={serviceWords}
        />
      ))}
      <PhoneBar
        label={words.barLabel}
        prices={{ text: words.heading, path: '#prices' }}
        contact={{ text: words.contact, path: `/contact?service=${service.slug}` }}
      />
    </Page>
  )
}

type ServicePageData = NonNullable<Queries.ServicePageQuery['servicePage']>
type PriceWords = NonNullable<Queries.ServicePageQuery['priceWords']>
type Headings = NonNullable<Queries.ServicePageQuery['serviceWords']>

interface ServiceBandProps {
  band: Band
  page: ServicePageData
  words: PriceWords
  headings: Headings
}

/** One band of the page, as its plan wants it. */
function ServiceBand({ band, page, words, headings }: ServiceBandProps) {
  switch (band.part) {
    case 'figures':
      return <KeyFigures name={headings.figures} figures={page.figures} layout={band.layout} />
    case 'drawing':
      return page.drawing && <StudyFigure figure={page.drawing} field={band.field} />
    case 'who':
      return (
        <WhoFor
          words={headings}
          forWhom={page.forWhom}
          notForWhom={page.notForWhom}
          layout={band.layout}
        />
      )
    case 'deliverables':
      return (
        <Titled heading={headings.deliverables} items={page.deliverables} {...band}>
          {page.service.examples.length > 0 && (
            <ExampleLinks
              words={headings.example}
              examples={page.service.examples}
              around={band.field}
            />
          )}
        </Titled>
      )
    case 'measures':
      return <Titled heading={headings.measures} items={page.measures} {...band} />
    case 'steps':
      return (
        <section className={`${band.field ?? ''} grid band`}>
          <h2 className="l8">{headings.steps}</h2>
          <div>
            {band.layout === 'timeline' ? (
              <Timeline steps={page.steps} words={headings.times} />
            ) : (
              <StepList steps={page.steps} layout={band.layout} />
            )}
          </div>
        </section>
      )
    case 'pricing':
      return (
        <ServicePrices
          {...page.pricing}
          title={words.heading}
          typical={{ label: words.table.total, ...page.service.prices }}
          field={band.field}
        />
      )
    case 'work':
      return (
        <section className="band">
          <div className="grid">
            <h2>{headings.work}</h2>
          </div>
          <CaseGrid studies={page.caseStudies} />
        </section>
      )
    case 'questions':
      return <Questions heading={headings.questions} items={page.faq} />
    case 'posts':
      return (
        <section className="grid band">
          <h2 className="l4">{headings.posts}</h2>
          <div className="r8">
            <PostList level={3} posts={page.posts} />
          </div>
        </section>
      )
  }
}

interface TitledProps {
  heading: string
  items: readonly Pick<Queries.Principle, 'title' | 'text'>[]
  layout: 'rows' | 'columns'
  field?: Field
  /** What follows the list, or fills the hole at its end. */
  children?: ReactNode
}

/** A list of titled texts under its heading, or beside it. */
function Titled({ heading, items, layout, field, children }: TitledProps) {
  const rows = layout === 'rows'
  const last = !rows && hasHole(items.length) && children
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className={rows ? 'l4' : undefined}>{heading}</h2>
      <div className={rows ? 'r8 stack' : 'stack'}>
        <TitledList items={items} layout={layout} last={last} />
        {!last && children}
      </div>
    </section>
  )
}

export const query = graphql`
  query ServicePage($id: String!, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
    }
    servicePage(service: { id: { eq: $id } }) {
      heading
      lead
      service {
        icon
        prices {
          lowest
          total
          working
          time
        }
        ...ServiceHeroFields
        examples {
          ...ExampleLinkFields
        }
        metadata {
          ...PageMetadataFields
        }
      }
      figures {
        ...KeyFigureFields
      }
      drawing {
        ...StudyFigureFields
      }
      workSample {
        ...WorkSampleFields
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
        ...ServicePricesFields
      }
      measures {
        title
        text
      }
      faq {
        ...QuestionFields
      }
      caseStudies {
        ...CaseCardFields
      }
      posts {
        ...PostCardFields
      }
    }
    priceWords {
      ...PriceWordsFields
      table {
        total
      }
    }
    serviceWords {
      contact
      figures
      suits
      forWhom
      notForWhom
      deliverables
      example
      measures
      steps
      work
      questions
      posts
      times {
        ...TimeWordsFields
      }
    }
    listPage(key: { eq: "services" }) {
      eachClosing {
        ...NextStepFields
      }
    }
  }
`
