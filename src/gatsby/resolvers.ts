/** Fields that are worked out when a page asks for them, by type: a table of contents of what works them out. */
import type { GatsbyNode } from 'gatsby'
import type { Service } from '../content/service'
import { OWN_ENDPOINT } from '../content/fields'
import { pagePath } from '../content/routes/paths'
import { compiled, readingMinutes } from './compiled-texts'
import { unpublishedMark } from './editing'
import { hasFunctions, pathPrefix } from './environment'
import { allNodes, derived, onlyNode, type Model, type Nodes } from './node-model'
import { exampleLabel, markedMetadata, provenanceLabelIn } from './provenance'
import { queryResolvers, routeResolvers, tagMetadata } from './route-resolvers'
import { priceOfRow, servicePrices } from './service-prices'
import { studyPictureResolvers } from './study-pictures'

/** The contact handler that ships with the site, where it stands. */
const OWN_HANDLER = pathPrefix + OWN_ENDPOINT

/** Where the contact form is sent; nothing where no address is configured, or the host cannot answer at it. */
async function formAction(_: unknown, model: Model): Promise<string | null> {
  const { contactEndpoint } = await onlyNode(model, 'SiteFacts')
  if (contactEndpoint !== OWN_ENDPOINT) return contactEndpoint ?? null
  return hasFunctions ? OWN_HANDLER : null
}

const html = compiled(text => text.html)
const headings = compiled(text => text.headings)
const unpublished = derived(unpublishedMark)

export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers }) => {
  createResolvers({
    Query: queryResolvers,
    Route: routeResolvers,
    Service: {
      prices: derived(servicePrices),
      examples: derived(async ({ slug }: Service, model) => {
        const texts = await allNodes(model, 'TextPage', [{ slug: 'ASC' }])
        return texts.filter(({ example }) => example === slug)
      }),
    },
    ServicePricingRow: { cost: derived(priceOfRow) },
    ContactPage: {
      endpoint: derived(formAction),
      choicesAction: derived(async (page: unknown, model) =>
        (await formAction(page, model)) === OWN_HANDLER ? OWN_HANDLER : `${pathPrefix}/contact`,
      ),
    },
    StudyFigure: studyPictureResolvers.StudyFigure,
    CaseStudy: {
      ...studyPictureResolvers.CaseStudy,
      html,
      unpublished,
      provenanceLabel: derived(provenanceLabelIn),
      metadata: derived(async (study: Nodes['CaseStudy'], model) =>
        markedMetadata(study.metadata, await provenanceLabelIn(study, model)),
      ),
    },
    Tag: {
      path: derived(({ slug }: Nodes['Tag']) => pagePath('tag', slug)),
      metadata: derived(tagMetadata),
    },
    Post: { html, headings, unpublished, readingMinutes: derived(readingMinutes) },
    TextPage: {
      html,
      headings,
      metadata: derived(async (page: Nodes['TextPage'], model) =>
        markedMetadata(page.metadata, await exampleLabel(page, model)),
      ),
    },
  })
}
