import { graphql, type PageProps } from 'gatsby'
import { HomeHero } from '../components/sections/HomeHero/HomeHero'
import { resultRow, ResultTable } from '../components/sections/ResultTable/ResultTable'
import { PostList } from '../components/sections/PostList/PostList'
import { Reputation } from '../components/sections/Reputation/Reputation'
import { ServiceIndex } from '../components/sections/ServiceIndex/ServiceIndex'
import { StepBand } from '../components/sections/StepBand/StepBand'
import { WorkGrid } from '../components/sections/WorkGrid/WorkGrid'
import { WorkSample } from '../components/sections/WorkSample/WorkSample'
import { Page } from '../components/layout/Page/Page'
import { assertFound } from '../components/layout/required'

/** The home page. */
export default function HomePage({ data, location }: PageProps<Queries.HomePageQuery>) {
  assertFound({ path: location.pathname, query: 'HomePage' }, data, [
    'route',
    'homePage',
    'siteFacts',
    'interfaceWords',
    'serviceWords',
  ])
  const { route, homePage: page, allService, allPost, siteFacts, interfaceWords } = data
  const { services, proof, process, workSample, work, blog, closing } = page
  return (
    <Page route={route} closing={closing} metadata={page.metadata} heading={page.heading}>
      <HomeHero page={page} />
      <section>
        <div className="grid opening">
          <h2 className="l8">{services.heading}</h2>
        </div>
        <div className="climb" />
        <div className="teal">
          <ServiceIndex
            services={allService.nodes}
            note={services.text}
            all={data.serviceWords.all}
          />
        </div>
      </section>
      {workSample && <WorkSample sample={workSample} field="pale" />}
      <section className="deep band">
        <div className="grid">
          <h2 className="l8">{proof.heading}</h2>
          <p className="r4 low">{proof.text}</p>
          <div>
            <ResultTable
              rows={proof.caseStudies.flatMap(study => resultRow(study))}
              words={interfaceWords.drawings}
            />
          </div>
        </div>
      </section>
      <StepBand words={process} />
      <section className="band">
        <div className="grid">
          <h2 className="l8">{work.heading}</h2>
          <p className="r4 low">{work.text}</p>
        </div>
        <WorkGrid studies={work.caseStudies} shown={workSample?.caseStudy.path} />
      </section>
      <section className="pale grid band">
        <div className="l4 stack">
          <h2>{blog.heading}</h2>
          <p>{blog.text}</p>
        </div>
        <div className="r8">
          <PostList level={3} posts={allPost.nodes} />
        </div>
        <div>
          <Reputation facts={siteFacts} words={interfaceWords.reputation} />
        </div>
      </section>
    </Page>
  )
}

export const query = graphql`
  query HomePage {
    route(path: "/") {
      ...RouteFields
    }
    interfaceWords {
      drawings {
        before
        after
      }
      reputation {
        ...ReputationWordsFields
      }
    }
    serviceWords {
      all
    }
    homePage {
      heading
      ...HomeHeroFields
      metadata {
        ...PageMetadataFields
      }
      services {
        heading
        text
      }
      proof {
        heading
        text
        caseStudies {
          ...ResultRowFields
        }
      }
      process {
        heading
        steps {
          title
          text
        }
      }
      workSample {
        ...WorkSampleFields
      }
      work {
        heading
        text
        caseStudies {
          ...CaseCardFields
          work {
            upright
          }
        }
      }
      blog {
        heading
        text
      }
      closing {
        ...NextStepFields
      }
    }
    siteFacts {
      ...ReputationFields
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCardFields
      }
    }
    allPost(sort: [{ date: DESC }, { slug: ASC }], limit: 3) {
      nodes {
        ...PostCardFields
      }
    }
  }
`
