/** Fields of a team that are worked out: the study that it led and whose figure changed most. */
import { doublings } from '../charts/scale'
import type { Author } from '../content/taxonomy'
import { allNodes, type Model, type Nodes } from './node-model'

/** How much a study’s first figure changed, up or down alike; nothing where that cannot be said as a multiple. */
function change({ metrics: [metric] }: Nodes['CaseStudy']): number {
  if (!metric || metric.baseline <= 0 || metric.value <= 0) return 0
  return Math.abs(doublings(metric))
}

/** Of the studies whose main service is the team’s, the one whose first figure changed most. */
async function strongestStudy(
  { service }: Author,
  nodeModel: Model,
): Promise<Nodes['CaseStudy'] | null> {
  const studies = (await allNodes(nodeModel, 'CaseStudy', [{ slug: 'ASC' }])).filter(
    ({ services: [main] }) => main === service,
  )
  return studies.sort((a, b) => change(b) - change(a))[0] ?? null
}

/** Fields for createResolvers. */
export const teamResolvers = {
  Author: {
    caseStudy: {
      resolve: (team: Author, _: unknown, { nodeModel }: { nodeModel: Model }) =>
        strongestStudy(team, nodeModel),
    },
  },
}
