/** What an editor may get wrong. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'

export const STUDY = 'content/case-studies/first/index.mdx'
export const POST = 'content/blog/one/index.mdx'
export const STUDY_LIST = 'data/pages/case-studies.json'
export const SITE = 'data/site.json'
export const PRICING = 'data/pricing.json'
export const SERVICE_PAGE = 'data/service-pages/seo.json'

/** One thing broken, and the one fault that an editor reads. */
export interface Mistake {
  file: string
  /** What is replaced, and by what. */
  from: string
  to: string
  /** The passage of the broken file at whose start the fault stands. */
  at: string
  rule: string
  severity?: Diagnostic['severity']
  message: string
  fix?: string
}
