import { graphql, useStaticQuery } from 'gatsby'
import type { ReactNode } from 'react'
import { FromTo } from '../graphics/FromTo'
import { MissingStroke } from '../graphics/MissingStroke'
import { BrokenMark, Mark } from '../graphics/Mark'
import { AddOnList } from '../sections/AddOnList/AddOnList'
import { Breadcrumb } from '../sections/Breadcrumb/Breadcrumb'
import { CaseGrid } from '../sections/CaseGrid/CaseGrid'
import { CaseSummary } from '../sections/CaseSummary/CaseSummary'
import { TermList } from '../sections/TermList/TermList'
import { KeyFigures } from '../sections/KeyFigures/KeyFigures'
import { PageOpening } from '../sections/PageOpening/PageOpening'
import { Pagination } from '../sections/Pagination/Pagination'
import { PostList } from '../sections/PostList/PostList'
import { ServicePrices } from '../sections/ServicePrices/ServicePrices'
import { Questions } from '../sections/Questions/Questions'
import { ServiceHero, type ServiceOpening } from '../sections/ServiceHero/ServiceHero'
import { StepList } from '../sections/StepList/StepList'
import { StudyFigure } from '../sections/StudyFigure/StudyFigure'
import { Timeline } from '../sections/Timeline/Timeline'
import { TitledList } from '../sections/TitledList/TitledList'
import { WhoFor } from '../sections/WhoFor/WhoFor'
import { WorkSample } from '../sections/WorkSample/WorkSample'
import { NextStep } from '../site/NextStep/NextStep'
import { ErrorScreen } from '../site/ErrorScreen/ErrorScreen'
import { Seo } from '../site/Seo/Seo'
import { ButtonLink } from '../ui/ButtonLink/ButtonLink'

const METADATA = { title: 'Kitchen sink', description: 'Everything in every state.', keywords: [] }

const OPENING: ServiceOpening = {
  side: 'after',
  field: 'pale',
  instrument: { layout: 'split', fields: ['teal', 'deep'] },
}
const FIELDS = ['', 'pale', 'teal', 'deep'] as const
const ITEMS = [
  { title: 'A short title', text: 'One sentence that says what it is.' },
  {
    title: 'A title that is long enough to be broken over two lines',
    text: 'Two sentences. The second is here to see how they stand.',
  },
  {
    title: 'Third',
    text: 'A text with averyverylongwordthatnobodywouldwritebutsomebodymightpaste in it.',
  },
]
const ADD_ON = {
  name: 'An add-on',
  price: 500,
  period: 'month',
  description: 'What it is.',
} as const
const STEPS = [
  { title: 'First', when: 'Week 1', text: 'What happens at the start.' },
  { title: 'Second', when: 'Weeks 2–6', text: 'What happens then.' },
  { title: 'Without an end', when: 'From month 3', text: 'What goes on.' },
]

/** Every primitive and section in its states. Exists in develop, and where PREVIEW_KITCHEN=1. */
export default function KitchenSink() {
  const { allCaseStudy, allPost, allServicePage, allService } =
    // Not a page's query, of which a build without this page would warn.
    useStaticQuery<Queries.KitchenSinkQuery>(graphql`
      query KitchenSink {
        allCaseStudy(sort: { slug: ASC }, limit: 6) {
          nodes {
            ...CaseCardFields
          }
        }
        allPost(sort: { slug: ASC }, limit: 3) {
          nodes {
            ...PostCardFields
          }
        }
        allServicePage {
          nodes {
            drawing {
              ...StudyFigureFields
            }
            workSample {
              ...WorkSampleFields
            }
          }
        }
        allService(sort: { order: ASC }, limit: 1) {
          nodes {
            ...ServiceHeroFields
          }
        }
      }
    `)
  const [service] = allService.nodes
  return (
    <>
      <Seo url="" image="" metadata={METADATA} heading={METADATA.title} noindex />
      <Breadcrumb
        label="Breadcrumb"
        crumbs={[
          { name: 'Home', path: '/' },
          { name: 'Kitchen sink', path: '/develop/kitchen-sink' },
        ]}
      />
      <PageOpening heading="Everything in every state" lead="For those who change the site.">
        <TermList
          terms={[
            { term: 'A term', value: 'A value' },
            { term: 'Another', value: 'A value that is longer' },
          ]}
        />
      </PageOpening>
      {FIELDS.map(field => (
        <Band key={field} name={field || 'paper'} field={field}>
          <p className="row">
            <ButtonLink to="/">Main</ButtonLink>
            <ButtonLink to="/" variant="quiet">
              Quiet
            </ButtonLink>
            <a href="/">A link</a> <a>A link without an address</a>
          </p>
          <p className="lead">Lead. The quick brown fox, 0123456789, $12,000.</p>
          <p>Text. “Quotation”, 24% → 33%, +9 points, 1.8 s.</p>
          <p className="small">Small. Counted May to October.</p>
          <h3>Third heading</h3>
          <p className="h2">
            <FromTo baseline={24} value={33} format="percent" />
          </p>
          <TitledList items={ITEMS} />
          <TitledList items={ITEMS} layout="rows" />
        </Band>
      ))}
      <Band name="Marks">
        <Mark />
        <BrokenMark />
        <MissingStroke />
      </Band>
      {service &&
        (['split', 'turned', 'over'] as const).map(layout => (
          <ServiceHero
            key={layout}
            service={service}
            prices="Prices from $900"
            contact="Write to us"
            heading={`A heading of a service, ${layout}`}
            lead="The first paragraph of the page, in two sentences. This is the second."
            opening={{ ...OPENING, instrument: { layout, fields: ['teal', 'deep'] } }}
          />
        ))}
      {service &&
        allServicePage.nodes
          .slice(0, 2)
          .map(({ workSample }, index) => (
            <ServiceHero
              key={workSample?.title}
              service={service}
              prices="Prices from $900"
              contact="Write to us"
              heading="A heading over what was made"
              lead="The first paragraph of the page, in two sentences. This is the second."
              sample={workSample}
              opening={{ ...OPENING, side: index ? 'before' : 'after' }}
            />
          ))}
      <Band name="Steps">
        <StepList steps={STEPS} />
        <StepList steps={STEPS.map(({ title, text }) => ({ title, text }))} layout="rows" />
        <Timeline
          steps={STEPS}
          words={{
            weeks: 'weeks',
            months: 'months',
            month: 'month',
            from: 'from',
            before: 'before',
          }}
        />
      </Band>
      {(['columns', 'rows'] as const).map(layout => (
        <KeyFigures
          key={layout}
          name={`Figures, ${layout}`}
          layout={layout}
          figures={[
            { value: '41% → 19%', label: 'what it counts', source: 'A source', caseStudy: null },
            { value: '−38%', label: 'what it counts', source: 'A source', caseStudy: null },
          ]}
        />
      ))}
      {(['halves', 'fields'] as const).map(layout => (
        <WhoFor
          key={layout}
          words={{ suits: `Whom it suits, ${layout}`, forWhom: 'For', notForWhom: 'Not for' }}
          layout={layout}
          forWhom={['Somebody it suits.']}
          notForWhom={['Somebody else.']}
        />
      ))}
      <ServicePrices
        title="Prices"
        heading="How they are made"
        typical={{ label: 'Typical', total: '$900', working: 'A thing', time: '3 weeks' }}
        text="How they are made."
        rows={[{ name: 'A thing', price: '$2,800–$4,800, once', includes: 'What it includes.' }]}
      />
      <AddOnList
        heading="Add-ons"
        introduction="A line."
        periods={{ once: 'once', month: 'a month' }}
        items={[
          { ...ADD_ON, slug: 'x', most: null },
          { ...ADD_ON, slug: 'y', most: 3 },
        ]}
      />
      <Questions
        heading="Questions"
        items={[
          { slug: 'q1', question: 'A question?', answer: 'An answer.' },
          { slug: 'q2', question: 'Another question?', answer: 'An answer.' },
        ]}
      />
      <CaseSummary
        words={{ inShort: 'In short', challenge: 'First', approach: 'Second', didNotWork: 'Third' }}
        challenge="A challenge."
        approach="An approach."
        didNotWork="A failure."
      />
      {allServicePage.nodes.map(
        ({ drawing }) => drawing && <StudyFigure key={drawing.title} figure={drawing} />,
      )}
      {allServicePage.nodes
        .slice(0, 1)
        .map(
          ({ workSample }) =>
            workSample && <WorkSample key={workSample.title} sample={workSample} field="pale" />,
        )}
      <CaseGrid studies={allCaseStudy.nodes} />
      <Band name="Posts">
        <PostList posts={allPost.nodes} />
        <Pagination
          words={{ pages: 'Pages', page: 'Page {number}' }}
          pages={['/blog', '/blog/page/2', '/blog/page/3']}
          current="/blog/page/2"
        />
      </Band>
      <ErrorScreen words={{ heading: 'It broke', text: 'Why.', reload: 'Reload', home: 'Home' }} />
      <NextStep
        heading="The end"
        text="A text before the button."
        action={{ text: 'Write to us', path: '/contact' }}
      />
    </>
  )
}

/** A named place for one thing. */
function Band({
  name,
  field = '',
  children,
}: {
  name: string
  field?: string
  children: ReactNode
}) {
  return (
    <section className={`${field} grid band`}>
      <h2>{name}</h2>
      <div className="stack">{children}</div>
    </section>
  )
}
