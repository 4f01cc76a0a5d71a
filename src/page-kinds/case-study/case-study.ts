import { formatValue } from '../../content/format'
import { Industry } from '../../content/taxonomy'
import { namedNode } from '../../data-layer/node-model'
import { agency } from '../../structured-data/business'
import { publishedText } from '../../structured-data/published-text'
import { ListPage } from '../list/declaration'
import { pageKind } from '../page-kind'
import { CaseStudy } from './declaration'
import { markedText, provenanceLabelIn } from './provenance'

export const caseStudies = pageKind({
  path: '/case-studies',
  name: 'Case studies',
  type: ListPage,
  document: 'case-studies',
  lists: CaseStudy,
})

export const caseStudy = pageKind({
  path: '/case-studies/:slug',
  component: 'src/templates/case-study.tsx',
  type: CaseStudy,
  anchors: ['contents'],
  searchAs: 'caseStudies',
  order: [{ date: 'DESC' }, { slug: 'ASC' }],
  async card({ node, model }) {
    const [metric] = node.metrics
    if (!metric) throw new Error(`${node.slug} has no metric for its social image.`)
    const { mark } = await provenanceLabelIn(node, model)
    return {
      heading: node.client,
      result: {
        before: formatValue(metric.baseline, metric.format),
        value: formatValue(metric.value, metric.format),
        label: metric.label,
      },
      mark,
    }
  },
  async structuredData(page) {
    const { node, model } = page
    const { mark } = await provenanceLabelIn(node, model)
    return [
      {
        '@type': 'Article',
        ...publishedText(page),
        description: markedText(node.summary, mark),
        creativeWorkStatus: mark,
        author: agency(page),
      },
    ]
  },
  mark: async ({ node, model }) => (await provenanceLabelIn(node, model)).mark,
  subject: async ({ node, model }) => (await namedNode(model, Industry, node.industry)).name,
})
