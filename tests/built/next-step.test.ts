/** The next step at the end of each page. */
import { dataFiles, livePosts, liveTextPages, readData } from '../support/content'
import type { Site } from '../../src/content/site'
import type { Service } from '../../src/page-kinds/service/declaration'
import { pages } from './site'

/** Pages that sell nothing, or end with the contact form itself. */
const WITHOUT = ['/contact', '/contact/sent', '/search', '/services/web-application-development']
const texts = liveTextPages()
  .filter(({ fields }) => !fields.example)
  .map(({ slug }) => `/${slug}`)

test('every page ends with a link to the contact form that selects the page’s service, if it has one', () => {
  const services = dataFiles('services').map(file => readData<Service>(file))
  const serviceOf = new Map([
    ...services.map(({ path, slug }) => [path, slug] as const),
    ...livePosts().map(({ slug, fields }) => [`/blog/${slug}`, fields.service] as const),
    ...liveTextPages().map(({ slug, fields }) => [`/${slug}`, fields.example] as const),
  ])
  const wrong = pages()
    .filter(({ path }) => ![...WITHOUT, ...texts].includes(path))
    .filter(({ $, path }) => {
      const service = serviceOf.get(path)
      const href = $('main > section, main > div > section').last().find('a').last().attr('href')
      return service
        ? href !== `/contact?service=${service}`
        : !/^\/contact(?:\?service=[a-z-]+)?$/.test(href ?? '')
    })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('contact, sent, services, and case study pages have a “Book a call” link, but only if there’s a booking page', () => {
  const { booking } = readData<Site>('site.json')
  const linked = pages()
    .filter(({ $ }) => $('main a:contains("Book a call")').length > 0)
    .map(({ path }) => path)
  if (!booking) {
    expect(linked).toEqual([])
    return
  }
  for (const path of [
    '/contact',
    '/contact/sent',
    '/services',
    '/case-studies/dental-practice-group',
  ])
    expect(linked).toContain(path)
})
