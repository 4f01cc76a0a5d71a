/** Section 2: who is in which menu, and under which name. */
import type { Navigation } from '../../src/content/navigation'
import type { Site } from '../../src/content/site'
import { readData } from '../support/content'

const navigation = readData<Navigation>('navigation.json')
const site = readData<Site>('site.json')
const WEB = 'web-application-development'

test('the header leads to five pages', () => {
  expect(navigation.header.map(({ name, path }) => [name, path])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Portfolio', '/case-studies'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ])
})

test('the panel lists seven services with web application development', () => {
  expect(new Set(navigation.servicesDesktop).size).toBe(7)
  expect(navigation.servicesDesktop).toHaveLength(7)
  expect(navigation.servicesDesktop).toContain(WEB)
})

test('the menu lists All Services and seven others, without web application development', () => {
  expect(navigation.allServices).toEqual({ name: 'All Services', path: '/services' })
  expect(new Set(navigation.servicesMobile).size).toBe(7)
  expect(navigation.servicesMobile).toHaveLength(7)
  expect(navigation.servicesMobile).not.toContain(WEB)
})

test('the dashboard’s button is ZORO SEO AI', () => {
  expect(site.dashboard.name).toBe('ZORO SEO AI')
})

test('the footer lists five services, the agency’s pages, the legal ones and the website builder', () => {
  expect(navigation.footerServices).toEqual([
    'seo',
    'ppc',
    'social-media',
    'web-design',
    'content-marketing',
  ])
  expect(navigation.footerCompany.map(({ name }) => name)).toEqual([
    'About Us',
    'Case Studies',
    'Blog',
    'Contact',
    'Careers',
  ])
  // Further ones may follow.
  expect(navigation.footerLegal.slice(0, 2).map(({ name }) => name)).toEqual([
    'Privacy Policy',
    'Terms of Service',
  ])
  expect(site.websiteBuilder.name).toBe('Website Builder')
})
