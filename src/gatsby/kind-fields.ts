/**
 * Each page kind's computed GraphQL fields. They aren't in the registry because the content check imports the registry
 * and shouldn't load React or an image library.
 */
import * as caseStudy from '../page-kinds/case-study/fields'
import * as contact from '../page-kinds/contact/fields'
import * as post from '../page-kinds/post/fields'
import * as service from '../page-kinds/service/fields'
import * as tag from '../page-kinds/tag/fields'
import * as textPage from '../page-kinds/text-page/fields'

export const kindFields = [contact, service, caseStudy, tag, post, textPage]
