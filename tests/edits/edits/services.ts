/** Two services come and one goes: the work and the posts of that one are filed under a new one. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Navigation } from '../../../src/content/navigation'
import type { Service, ServicePage } from '../../../src/content/service'
import type { Author } from '../../../src/content/taxonomy'
import { readCaseStudies, readPosts } from '../../support/content'
import { filledIn } from '../../support/filled-in'
import type { ProjectCopy } from '../../support/project-copy'
import {
  addData,
  addRedirectsAskedFor,
  dataOf,
  fillIn,
  makeNew,
  replaceEverywhere,
  setData,
} from '../editor'
import type { Edit } from '../edit'
import { WEB } from './prices'

const NEW = { slug: 'trade-fairs', name: 'Trade fairs and open days', shortName: 'Trade fairs' }
const SECOND = { slug: 'packaging', name: 'Packaging and labels', shortName: 'Packaging' }
const ADDED = [NEW, SECOND]
const pathOf = ({ slug }: { slug: string }) => `/services/${slug}`

/** The menus of services. */
const MENUS = ['servicesDesktop', 'servicesMobile', 'footerServices'] as const

let gone = { slug: '', path: '' }
let rows: ServicePage['pricing']['rows'] = []
/** How many services the site had, and in how many a menu of them it was. */
let count = 0

/** Makes a service and writes words of its own wherever some are to be filled in, of the length asked for. */
function add(copy: ProjectCopy, { slug, name, shortName }: typeof NEW): void {
  makeNew(copy, 'service', slug)
  for (const folder of ['services', 'service-pages']) {
    const file = join(copy.root, 'data', folder, `${slug}.json`)
    const words = (number: number) =>
      `Word ${folder.length}${number} of ${shortName.toLowerCase()} `
    writeFileSync(file, filledIn(readFileSync(file, 'utf8'), words))
  }
  setData(copy, `services/${slug}.json`, ['name'], name)
  setData(copy, `services/${slug}.json`, ['shortName'], shortName)
}

/** Deletes a service; what referred to it refers to a new one, which sells what it sold. */
function replace(copy: ProjectCopy, slug: string): void {
  const instead = (other: string) => (other === slug ? NEW.slug : other)
  rows = dataOf<ServicePage>(copy, `service-pages/${slug}.json`).pricing.rows
  setData(copy, `service-pages/${NEW.slug}.json`, ['pricing', 'rows'], rows)
  for (const folder of ['services', 'service-pages'])
    rmSync(join(copy.root, 'data', folder, `${slug}.json`))
  for (const { file, fields } of readCaseStudies(copy.root)) {
    const services = fields.services.map(instead)
    if (fields.services.includes(slug)) fillIn(copy, file, { services })
  }
  for (const { file, fields } of readPosts(copy.root))
    if (fields.service === slug) fillIn(copy, file, { service: NEW.slug })
  replaceEverywhere(copy, new RegExp(`^example: "?${slug}"?$`, 'gm'), `example: ${NEW.slug}`)
  const teams = dataOf<Author[]>(copy, 'authors.json').map(team =>
    team.service === slug ? { ...team, service: NEW.slug } : team,
  )
  setData(copy, 'authors.json', [], teams)
  const menus = dataOf<Navigation>(copy, 'navigation.json')
  for (const menu of MENUS) setData(copy, 'navigation.json', [menu], menus[menu].map(instead))
  const asked = dataOf<{ file: string }[]>(copy, 'to-confirm.json')
  const files = ['services', 'service-pages'].map(folder => `data/${folder}/${slug}.json`)
  const left = asked.filter(({ file }) => !files.includes(file))
  setData(copy, 'to-confirm.json', [], left)
  replaceEverywhere(copy, new RegExp(`${gone.path}(?![\\w-])(?:#[\\w-]+)?`, 'g'), pathOf(NEW))
}

export const services: Edit = {
  name: 'added two services with npm run new, removed one, and changed the menus',
  make(copy) {
    const { servicesMobile, footerServices } = dataOf<Navigation>(copy, 'navigation.json')
    const slug = servicesMobile.findLast(each => each !== WEB && !footerServices.includes(each))
    if (!slug) throw new Error('Every service stands in the footer.')
    gone = dataOf<Service>(copy, `services/${slug}.json`)
    count = servicesMobile.length
    for (const service of ADDED) add(copy, service)
    replace(copy, slug)
    addData(copy, 'navigation.json', ['servicesMobile'], SECOND.slug)
    addRedirectsAskedFor(copy)
  },
  shows: {
    'each has a page with its prices, a drawing and structured data': site => {
      for (const service of ADDED) {
        const path = pathOf(service)
        expect(site.object(path, 'Service')).toMatchObject({ name: service.name })
        expect(site.object(path, 'FAQPage').mainEntity).not.toEqual([])
        const { $ } = site.page(path)
        expect($('main .g-instrument path').length).toBeGreaterThan(0)
        expect($('#prices').length).toBe(1)
      }
      for (const { price } of rows.filter(({ price }) => !price.includes('{')))
        expect(site.text(pathOf(NEW), '#prices')).toContain(price)
    },
    'their drawings differ, though neither has one of its own': site => {
      const [first, second] = ADDED.map(service => {
        const { $ } = site.page(pathOf(service))
        return $.html($('main .g-instrument').first())
      })
      expect(first).not.toBe(second)
    },
    'lists of services, form and menus have them, and not the one that went': site => {
      for (const path of ['/', '/services', '/contact', '/sitemap'])
        for (const { name } of ADDED) expect(site.text(path, 'main')).toContain(name)
      const { $ } = site.page('/')
      expect($('#site-menu a[href^="/services/"]').length).toBeGreaterThan(count)
      expect(site.filesWith(`"${gone.path}"`)).toEqual([])
      expect(site.paths.has(gone.path)).toBe(false)
    },
    'posts and work of the one that went are under the new one': site => {
      expect(site.file('_redirects')).toMatch(new RegExp(`^${gone.path}\\s`, 'm'))
      expect(site.text('/case-studies', 'main')).toContain(NEW.shortName)
    },
  },
}
