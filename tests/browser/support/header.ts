/** The parts of the header, by what they are to a visitor. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { navigation, siteFacts } from './site'

interface Entry {
  /** What the link says: of a service, its short name and what it begins at. */
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

/** What the panel on wide screens lists. */
export const PANEL = navigation.servicesDesktop.map(service)

/** What the menu on small screens lists, in order. */
export const MENU = [
  ...navigation.header,
  navigation.allServices,
  ...navigation.servicesMobile.map(service),
]

/** What the header calls a page. */
export const nameOf = (path: string) =>
  navigation.header.find(entry => entry.path === path)?.name ?? `nothing leads to ${path}`

/** The header of a page. */
export function headerOf(page: Page) {
  const header = page.locator('header')
  const bar = header.getByRole('navigation', { name: 'Main' })
  return {
    header,
    bar,
    logo: header.getByRole('link', { name: siteFacts.name, exact: true }),
    search: header.getByRole('link', { name: 'Search', exact: true }),
    /** Services on wide screens: the link, the button beside it, what it opens. */
    entry: bar.getByRole('link', { name: 'Services', exact: true }),
    more: bar.getByRole('button'),
    panel: page.locator('#services-menu'),
    /** Small screens: the button, and what it opens. */
    toggle: header.locator('button[popovertarget=site-menu]'),
    menu: page.locator('#site-menu'),
    dashboard: bar.getByRole('link', { name: siteFacts.dashboard.name }),
  }
}

/** Whether an element stays shown, or stays hidden, for so many milliseconds; looked at each frame. */
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
