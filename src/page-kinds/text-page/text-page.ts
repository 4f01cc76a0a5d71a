import { namedNode } from '../../data-layer/node-model'
import { exampleMark } from '../case-study/provenance'
import { pageKind } from '../page-kind'
import { Service } from '../service/declaration'
import { TextPage } from './declaration'

/** This path also matches the paths of other kinds, so this kind comes last in the registry. */
export const textPage = pageKind({
  path: '/:slug',
  component: 'src/templates/text-page.tsx',
  type: TextPage,
  anchors: ['contents'],
  order: [{ slug: 'ASC' }],
  mark: ({ node, model }) => exampleMark(node, model),
  note: async ({ node: { example }, model }) =>
    example && (await namedNode(model, Service, example)).shortName,
})
