/**
 * The computed GraphQL fields of each kind of page. The registry doesn't have them because the check, which reads the
 * registry, needs neither React nor an image library.
 */
import * as caseStudy from '../page-kinds/case-study/fields'
import * as contact from '../page-kinds/contact/fields'
import * as post from '../page-kinds/post/fields'
import * as service from '../page-kinds/service/fields'
import * as tag from '../page-kinds/tag/fields'
import * as textPage from '../page-kinds/text-page/fields'

export const kindFields = [contact, service, caseStudy, tag, post, textPage]
