import { graphql, Link, type PageProps } from 'gatsby'
import { AddOnList } from '../sections/AddOnList/AddOnList'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CapabilityList } from '../sections/CapabilityList/CapabilityList'
import { Packages } from '../sections/Packages/Packages'
import { Questions } from '../sections/Questions/Questions'
import { StepList } from '../sections/StepList/StepList'
import { TitledList } from '../sections/TitledList/TitledList'
import { WebApplicationHero } from '../sections/WebApplicationHero/WebApplicationHero'
import { Drawing } from '../ui/Drawing/Drawing'
import { Page } from '../site/Page/Page'

/** The web application development page: six sections, in the specification's order. */
export default function WebApplicationPageTemplate({
  data,
}: PageProps<Queries.WebApplicationDevelopmentQuery>) {
  const { route, service, webApplicationPage: page, pricing, addOns, faq } = data
  if (!route || !service || !page || !pricing || !addOns || !faq) return null
  const { hero, benefits, capabilities, process } = page
  return (
    <Page route={route} metadata={service.metadata} heading={hero.heading}>
      <Breadcrumb crumbs={route.crumbs} />
      <WebApplicationHero {...hero} drawing={service.drawing} />
      <section className="grid band" id="benefits">
        <div className="l4 stack">
          <h2>{benefits.heading}</h2>
          <p>{benefits.introduction}</p>
        </div>
        <div className="r8">
          <TitledList items={benefits.cards} layout="rows" />
        </div>
      </section>
      <section className="deep grid band" id="capabilities">
        <h2 className="l6">{capabilities.heading}</h2>
        <p className="r5 low">{capabilities.introduction}</p>
        <div>
          <CapabilityList groups={capabilities.groups} />
        </div>
      </section>
      <section className="grid band" id="process">
        <h2 className="l6">{process.heading}</h2>
        <p className="r5 low">{process.introduction}</p>
        <div className="flush-end">
          <StepList
            steps={process.steps.map(({ name, duration, text, result }) => ({
              title: name,
              when: duration,
              text,
              result,
            }))}
          />
        </div>
        {process.drawing && (
          <>
            <h3 className="l6">{process.drawing.title}</h3>
            <p className="r5 low">
              {process.drawing.text}{' '}
              <Link to={process.drawing.caseStudy.path}>{process.drawing.caseStudy.client}</Link>
              {process.drawing.caseStudy.provenance === 'illustrative' && ', an illustrative study'}
              .
            </p>
            <Drawing svg={process.drawing.html} />
          </>
        )}
      </section>
      <section className="pale band" id="pricing">
        <div className="grid">
          <h2 className="l6">{pricing.heading}</h2>
          <p className="r5 low">{pricing.introduction}</p>
        </div>
        <Packages
          packages={pricing.packages}
          popularLabel={pricing.popularLabel}
          note={pricing.note}
        />
        <AddOnList
          heading={addOns.heading}
          introduction={addOns.introduction}
          items={addOns.items}
        />
      </section>
      <Questions heading={faq.heading} introduction={faq.introduction} items={faq.items} />
    </Page>
  )
}

export const query = graphql`
  query WebApplicationDevelopment($id: String!, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    service(id: { eq: $id }) {
      drawing
      name
      path
      summary
      metadata {
        ...PageMetadataFields
      }
    }
    webApplicationPage {
      hero {
        heading
        lead
        startButton {
          text
          path
        }
        portfolioButton {
          text
          path
        }
        tiles {
          title
          text
        }
      }
      benefits {
        heading
        introduction
        cards {
          title
          text
        }
      }
      capabilities {
        heading
        introduction
        groups {
          name
          text
          items
        }
      }
      process {
        heading
        introduction
        drawing {
          ...StudyFigureFields
        }
        steps {
          name
          duration
          text
          result
        }
      }
    }
    pricing {
      heading
      introduction
      popularLabel
      note
      packages {
        slug
        name
        price
        period
        description
        features
        popular
        buttonText
      }
    }
    addOns {
      heading
      introduction
      items {
        slug
        name
        price
        period
        description
      }
    }
    faq {
      heading
      introduction
      items {
        slug
        question
        answer
      }
    }
  }
`
