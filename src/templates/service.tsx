import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { Closing } from '../sections/Closing/Closing'
import { FigureRow } from '../sections/FigureRow/FigureRow'
import { PostList } from '../sections/PostList/PostList'
import { PriceRows } from '../sections/PriceRows/PriceRows'
import { Questions } from '../sections/Questions/Questions'
import { ServiceHero } from '../sections/ServiceHero/ServiceHero'
import { StepList } from '../sections/StepList/StepList'
import { TitledList } from '../sections/TitledList/TitledList'
import { WhoFor } from '../sections/WhoFor/WhoFor'
import { Page } from '../site/Page/Page'
import { faqPage } from '../site/structured-data/faq-page'
import { service as serviceData } from '../site/structured-data/service'

/** The page of one service. */
export default function ServicePageTemplate({ data }: PageProps<Queries.ServicePageQuery>) {
  const page = data.servicePage
  if (!page) return null
  const { service } = page
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Services', path: '/services' },
    { name: service.name, path: service.path },
  ]
  return (
    <Page
      path={service.path}
      metadata={service.metadata}
      heading={page.heading}
      crumbs={crumbs}
      structuredData={siteUrl => [serviceData(siteUrl, service), faqPage(page.faq)]}
    >
      <Breadcrumb crumbs={crumbs} />
      <ServiceHero
        name={service.shortName}
        drawing={service.drawing}
        heading={page.heading}
        lead={page.lead}
        summary={service.summary}
      />
      <FigureRow figures={page.figures} />
      <WhoFor forWhom={page.forWhom} notForWhom={page.notForWhom} />
      <section className="grid band">
        <h2 className="l5">What you get</h2>
        <div>
          <TitledList items={page.deliverables} />
        </div>
      </section>
      <section className="teal band">
        <div className="grid">
          <h2 className="l8">How the work goes</h2>
        </div>
        <StepList steps={page.steps} />
      </section>
      <PriceRows {...page.pricing} />
      <section className="grid band">
        <h2 className="l4">What we measure</h2>
        <div className="r8">
          <TitledList items={page.measures} layout="rows" />
        </div>
      </section>
      <section className="band">
        <div className="grid">
          <h2>The work</h2>
        </div>
        <CaseGrid studies={page.caseStudies} />
      </section>
      <Questions heading="Asked before signing" items={page.faq} />
      <section className="grid band">
        <h2 className="l4">Worth reading</h2>
        <div className="r8">
          <PostList posts={page.posts} />
        </div>
      </section>
      {data.listPage && <Closing {...data.listPage.closing} />}
    </Page>
  )
}

export const query = graphql`
  query ServicePage($id: String!) {
    servicePage(id: { eq: $id }) {
      heading
      lead
      service {
        name
        shortName
        path
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
