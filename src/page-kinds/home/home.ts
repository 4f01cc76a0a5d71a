import { namedNode } from '../../data-layer/node-model'
import { webSite } from '../../structured-data/business'
import { CaseStudy } from '../case-study/declaration'
import { provenanceLabelIn } from '../case-study/provenance'
import { pageKind, MAIN } from '../page-kind'
import { Post } from '../post/declaration'
import { HomePage } from './declaration'

export const home = pageKind({
  path: '/',
  name: 'Home',
  section: MAIN,
  component: 'src/pages/index.tsx',
  type: HomePage,
  changesWith: [CaseStudy, Post],
  async card({ node: { heading, work }, model }) {
    const study = await namedNode(model, CaseStudy, work.hero)
    const { name } = await provenanceLabelIn(study, model)
    return { heading, text: [study.title, name].filter(Boolean).join(', ') }
  },
  structuredData: page => [webSite(page)],
})
