import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../components/sections/Breadcrumb/Breadcrumb'
import { CapabilityList } from '../components/sections/CapabilityList/CapabilityList'
import { Estimate } from '../components/sections/Estimate/Estimate'
import { ExampleLinks } from '../components/sections/ExampleLinks/ExampleLinks'
import { PhoneBar } from '../components/sections/PhoneBar/PhoneBar'
import { PostList } from '../components/sections/PostList/PostList'
import { Questions } from '../components/sections/Questions/Questions'
import { resultRow, ResultTable } from '../components/sections/ResultTable/ResultTable'
import { Timeline } from '../components/sections/Timeline/Timeline'
import { TitledList } from '../components/sections/TitledList/TitledList'
import { WebApplicationHero } from '../components/sections/WebApplicationHero/WebApplicationHero'
import { WhoFor } from '../components/sections/WhoFor/WhoFor'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** The web application development page: six sections in the specification's order, then what other services have. */
export default function WebApplicationPageTemplate({
  data,
  location,
}: PageProps<Queries.WebApplicationDevelopmentQuery>) {
  assertFound({ path: location.pathname, query: 'WebApplicationDevelopment' }, data, [
    'route',
    'service',
    'webApplicationPage',
    'pricing',
    'addOns',
    'faq',
    'priceWords',
    'contactPage',
    'serviceWords',
    'listPage',
    'interfaceWords',
  ])
  const {
    route,
    service,
    webApplicationPage: page,
    pricing,
    addOns,
    faq,
    priceWords,
    contactPage,
    serviceWords,
    listPage,
    interfaceWords,
  } = data
  const { from, once, month } = priceWords
  const { hero, benefits, capabilities, process, workSample } = page
  return (
    <Page
      route={route}
      closing={listPage.eachClosing}
      service={service.slug}
      metadata={service.metadata}
      heading={hero.heading}
    >
      <Breadcrumb crumbs={route.crumbs} label={interfaceWords.lists.breadcrumb} />
      <WebApplicationHero
        hero={hero}
        drawing={service.drawing}
        sample={workSample}
        prices={`${priceWords.heading} ${service.prices.lowest}`}
      />
      <section className="grid band" id="benefits">
        <h2 className="l6">{benefits.heading}</h2>
        <p className="r5 low">{benefits.introduction}</p>
        <div>
          <TitledList items={benefits.cards} layout="cards" />
        </div>
      </section>
      <section className="deep grid band" id="capabilities">
        <h2 className="l6">{capabilities.heading}</h2>
        <p className="r5 low">{capabilities.introduction}</p>
        <div>
          <CapabilityList groups={capabilities.groups} />
        </div>
      </section>
      <section id="process">
        <div className="grid band">
          <h2 className="l6">{process.heading}</h2>
          <p className="r5 low">{process.introduction}</p>
          <div>
            <Timeline
              steps={process.steps.map(({ name, duration, ...step }) => ({
                title: name,
                when: duration,
                ...step,
              }))}
              words={serviceWords.times}
            />
          </div>
          {service.examples.length > 0 && (
            <div>
              <ExampleLinks words={serviceWords.example} examples={service.examples} />
            </div>
          )}
        </div>
      </section>
      <section className="pale band" id="pricing">
        <div className="grid">
          <h2 className="l6">{pricing.heading}</h2>
          <p className="r5 low">{pricing.introduction}</p>
        </div>
        <Estimate
          packages={{ ...pricing, periods: { from, once, month } }}
          addOns={{ ...addOns, periods: { once, month } }}
          action={contactPage.choicesAction}
          words={priceWords.estimate}
        />
      </section>
      <Questions {...faq} />
      <WhoFor words={serviceWords} {...page} layout="fields" />
      <section className="grid band">
        <h2>{serviceWords.work}</h2>
        <div>
          <ResultTable
            rows={page.caseStudies.flatMap(study => resultRow(study))}
            words={interfaceWords.drawings}
          />
        </div>
      </section>
      <section className="grid band">
        <h2 className="l4">{serviceWords.posts}</h2>
        <div className="r8">
          <PostList level={3} posts={page.posts} />
        </div>
      </section>
      <PhoneBar
        label={priceWords.barLabel}
        prices={{ text: priceWords.heading, path: '#pricing' }}
        contact={{ text: priceWords.contact, path: `/contact?service=${service.slug}` }}
      />
    </Page>
  )
}

export const query = graphql`
  query WebApplicationDevelopment($id: String!, $path: String!) {
    route(path: $path) {
      ...RouteFields
    }
    interfaceWords {
      lists {
        breadcrumb
      }
      drawings {
        before
        after
      }
    }
    service(id: { eq: $id }) {
      slug
      drawing
      prices {
        lowest
      }
      examples {
        ...ExampleLinkFields
      }
      metadata {
        ...PageMetadataFields
      }
    }
    webApplicationPage {
      hero {
        heading
        ...WebApplicationHeroFields
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
          ...CapabilityGroupFields
        }
      }
      process {
        heading
        introduction
        steps {
          name
          duration
          text
          result
        }
      }
      workSample {
        ...WorkSampleFields
      }
      forWhom
      notForWhom
      caseStudies {
        ...ResultRowFields
      }
      posts {
        ...PostCardFields
      }
    }
    serviceWords {
      example
      suits
      forWhom
      notForWhom
      work
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
    pricing {
      heading
      introduction
      ...PackagesFields
    }
    addOns {
      ...AddOnListFields
    }
    priceWords {
      ...PriceWordsFields
      estimate {
        heading
        empty
        once
        month
        buttonText
      }
    }
    contactPage {
      choicesAction
    }
    faq {
      heading
      introduction
      buttonText
      items {
        ...QuestionFields
      }
    }
  }
`
