/** Locators for the header. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { navigation, siteFacts } from './site'

interface Entry {
  /** The link’s text: for a service, its short name and lowest price. */
  name: string | RegExp
  path: string
}

const service = (slug: string): Entry => {
  const { shortName, path } = JSON.parse(readFileSync(`data/services/${slug}.json`, 'utf8')) as {
    shortName: string
    path: string
  }
  return { name: new RegExp(`^${shortName} from \\$\\d`), path }
}

/** The links in the panel on wide screens. */
export const PANEL = navigation.servicesDesktop.map(service)

/** The links in the menu on small screens, in order. */
export const MENU = [
  ...navigation.header,
  navigation.allServices,
  ...navigation.servicesMobile.map(service),
]

/** A page’s name in the header. */
export const nameOf = (path: string) =>
  navigation.header.find(entry => entry.path === path)?.name ?? `no link to ${path}`

/** The parts of a page’s header. */
export function headerOf(page: Page) {
  const header = page.locator('header')
  const bar = header.getByRole('navigation', { name: 'Main' })
  return {
    header,
    bar,
    logo: header.getByRole('link', { name: siteFacts.name, exact: true }),
    search: header.getByRole('link', { name: 'Search', exact: true }),
    /** Services on wide screens: the link, its button, and the panel. */
    entry: bar.getByRole('link', { name: 'Services', exact: true }),
    more: bar.getByRole('button'),
    panel: page.locator('#services-menu'),
    /** On small screens: the button and the menu. */
    toggle: header.locator('button[popovertarget=site-menu]'),
    menu: page.locator('#site-menu'),
    dashboard: bar.getByRole('link', { name: siteFacts.dashboard.name }),
  }
}

/** Whether an element stays visible or hidden for a number of milliseconds, checked every frame. */
export function stays(
  page: Page,
  selector: string,
  state: 'shown' | 'hidden',
  milliseconds: number,
): Promise<boolean> {
  return page.evaluate(
    ([css, shown, limit]) =>
      new Promise<boolean>(done => {
        const start = performance.now()
        const look = () => {
          const element = document.querySelector(css)
          if (element?.checkVisibility() !== shown) done(false)
          else if (performance.now() - start > limit) done(true)
          else requestAnimationFrame(look)
        }
        look()
      }),
    [selector, state === 'shown', milliseconds] as const,
  )
}
