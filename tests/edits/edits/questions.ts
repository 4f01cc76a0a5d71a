/** A page of a service has one more question. */
import type { Service } from '../../../src/content/service'
import { dataOf, makeNew, setData } from '../editor'
import type { Edit } from '../edit'
import { WEB } from './prices'

const SLUG = 'work-on-sundays'
const QUESTION = 'Does anybody work on Sundays?'
const ANSWER =
  'Nobody does. A fault that stops your business is looked at on the same day all the same.'

const SERVICES = [WEB, 'seo']
const pages: string[] = []

export const questions: Edit = {
  name: 'added a question with npm run new, to a service and to the web application page',
  make(copy) {
    for (const service of SERVICES) {
      makeNew(copy, 'question', service, SLUG)
      const [file, list] =
        service === WEB ? ['faq.json', 'items'] : [`service-pages/${service}.json`, 'faq']
      const entries = dataOf<Record<string, { slug: string }[]>>(copy, file)[list] ?? []
      const at = entries.findIndex(({ slug }) => slug === SLUG)
      setData(copy, file, [list, at, 'question'], QUESTION)
      setData(copy, file, [list, at, 'answer'], ANSWER)
      pages.push(dataOf<Service>(copy, `services/${service}.json`).path)
    }
  },
  shows: {
    'the pages show question and answer, closed, at an address of their own': site => {
      for (const path of pages) {
        const { $ } = site.page(path)
        const details = $(`details[id="${SLUG}"]`)
        expect([path, details.find('summary').text()]).toEqual([path, QUESTION])
        expect(details.find('p').text()).toBe(ANSWER)
        expect(details.attr('open')).toBeUndefined()
      }
    },
    'so does the structured data': site => {
      for (const path of pages)
        expect(site.object(path, 'FAQPage').mainEntity).toContainEqual({
          '@type': 'Question',
          name: QUESTION,
          acceptedAnswer: { '@type': 'Answer', text: ANSWER },
        })
    },
  },
}
