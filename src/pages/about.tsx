import { graphql, type PageProps } from 'gatsby'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { Closing } from '../sections/Closing/Closing'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Reputation } from '../sections/Reputation/Reputation'
import { StepList } from '../sections/StepList/StepList'
import { TitledList } from '../sections/TitledList/TitledList'
import { Page } from '../site/Page/Page'
import { business } from '../site/structured-data/business'

const CRUMBS = [
  { name: 'Home', path: '/' },
  { name: 'About', path: '/about' },
]

/** The page about the agency. */
export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const { aboutPage: page, allAuthor, siteFacts } = data
  if (!page || !siteFacts) return null
  const { story, teams, principles, working, closing } = page
  return (
    <Page
      path="/about"
      metadata={page.metadata}
      heading={page.heading}
      crumbs={CRUMBS}
      structuredData={siteUrl => [business(siteUrl, siteFacts)]}
    >
      <Breadcrumb crumbs={CRUMBS} />
      <PageOpening heading={page.heading} lead={page.lead} />
      <section className="grid band">
        <h2 className="l5">{story.heading}</h2>
        <div className="r6 stack">
          {story.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className="teal grid band">
        <h2 className="l8">{principles.heading}</h2>
        <div>
          <TitledList items={principles.items} />
        </div>
      </section>
      <section className="grid band">
        <div className="l4 stack">
          <h2>{teams.heading}</h2>
          <p>{teams.text}</p>
        </div>
        <div className="r8">
          <TitledList
            items={allAuthor.nodes.map(({ name, description }) => ({
              title: name,
              text: description,
            }))}
            layout="rows"
          />
        </div>
      </section>
      <section className="band">
        <div className="grid">
          <h2 className="l8">{working.heading}</h2>
        </div>
        <StepList steps={working.steps} />
      </section>
      <section className="grid band">
        <div>
          <Reputation facts={siteFacts} />
        </div>
      </section>
      <Closing {...closing} />
    </Page>
  )
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      heading
      lead
      metadata {
        ...PageMetadataFields
      }
      story {
        heading
        paragraphs
      }
      teams {
        heading
        text
      }
      principles {
        heading
        items {
          title
          text
        }
      }
      working {
        heading
        steps {
          when
          title
          text
        }
      }
      closing {
        heading
        text
        action {
          text
          path
        }
      }
    }
    allAuthor(sort: { slug: ASC }) {
      nodes {
        name
        description
      }
    }
    siteFacts {
      name
      description
      email
      priceRange
      hours {
        days
        opens
        closes
      }
      rating {
        value
        best
        count
      }
    }
  }
`
