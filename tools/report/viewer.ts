/** A browser that looks at two builds: pictures of whole pages, and what axe finds on them. */
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startServer } from '../serve-site/local-server'
import type { BuiltSite } from './built-site'

/** The widths at which pages are looked at: a telephone and a desk. */
export const WIDTHS = [390, 1280] as const
export type Width = (typeof WIDTHS)[number]

// What functions use that run in the page.
declare const document: {
  readonly fonts: { readonly ready: Promise<unknown> }
  querySelectorAll(selector: string): Iterable<{
    readonly currentSrc?: string
    readonly outerHTML: string
    getBoundingClientRect(): { readonly top: number; readonly height: number }
  }>
}
declare const scrollY: number
declare const axe: {
  run(context: object): Promise<{
    violations: {
      id: string
      help: string
      impact: string | null
      nodes: { target: unknown[]; html: string }[]
    }[]
  }>
}

/** What axe says of one element. */
export interface AxeFinding {
  rule: string
  help: string
  impact: string
  target: string
  html: string
}

/** A picture or a drawing in a page's text. */
export interface Drawing {
  /** The same in both builds where the drawing is. */
  key: string
  /** Its place, in pixels from the top of the page. */
  top: number
  height: number
}

/** Hides what only previews show, and stills what moves. */
const STILL = '[data-preview]{display:none!important}'

/** One build, served and looked at. */
export class View {
  private pages = new Map<Width, Page>()
  private constructor(
    private readonly url: string,
    private readonly server: Server,
    private readonly contexts: ReadonlyMap<Width, BrowserContext>,
  ) {}

  static async open(browser: Browser, site: BuiltSite): Promise<View> {
    const { server, url } = await startServer({
      folder: site.folder,
      port: 0,
      prefix: site.prefix,
    })
    const contexts = new Map<Width, BrowserContext>()
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        colorScheme: 'light',
        bypassCSP: true,
      })
      // A report is made without any network.
      await context.route(
        target => target.hostname !== 'localhost',
        route => route.abort(),
      )
      contexts.set(width, context)
    }
    return new View(url, server, contexts)
  }

  /** A PNG of the whole page. */
  async picture(path: string, width: Width): Promise<Buffer> {
    const page = await this.visit(path, width)
    return page.screenshot({ fullPage: true, animations: 'disabled', style: STILL })
  }

  /** The pictures and drawings of the page's text, from the top. */
  async drawings(path: string, width: Width): Promise<Drawing[]> {
    const page = await this.visit(path, width)
    return page.evaluate(() =>
      Array.from(document.querySelectorAll('main img, main svg'), element => {
        const { top, height } = element.getBoundingClientRect()
        const key = element.currentSrc ? new URL(element.currentSrc).pathname : element.outerHTML
        return { key, top: top + scrollY, height }
      }),
    )
  }

  async accessibility(path: string, width: Width): Promise<AxeFinding[]> {
    const page = await this.visit(path, width)
    await page.evaluate(axeSource())
    const violations = await page.evaluate(async () => {
      return (await axe.run({ exclude: [['[data-preview]']] })).violations
    })
    return violations.flatMap(({ id, help, impact, nodes }) =>
      nodes.map(({ target, html }) => ({
        rule: id,
        help,
        impact: impact ?? 'unknown',
        target: target.flat().join(' '),
        html: html.slice(0, 300),
      })),
    )
  }

  async close(): Promise<void> {
    for (const context of this.contexts.values()) await context.close()
    this.server.close()
    this.server.closeAllConnections()
  }

  /** Opens a page, or stays on it. */
  private async visit(path: string, width: Width): Promise<Page> {
    const context = this.contexts.get(width)
    if (!context) throw new Error(`There is no view of ${width} pixels.`)
    const page = this.pages.get(width) ?? (await context.newPage())
    this.pages.set(width, page)
    // The not-found page has no address of its own.
    const address = this.url + (path === '/404' ? '/certainly-not-a-page' : path)
    if (page.url() === address) return page
    await page.goto(address, { waitUntil: 'load' })
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    return page
  }
}

let source: string | undefined
function axeSource(): string {
  source ??= readFileSync(createRequire(`${process.cwd()}/`).resolve('axe-core/axe.min.js'), 'utf8')
  return source
}
