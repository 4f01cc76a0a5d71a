/** What axe finds on the changed pages that it did not find before. */
import { WIDTHS, type AxeFinding, type View } from './viewer'

/** What is asked of a build's view. */
type AxeView = Pick<View, 'accessibility'>

/** A finding with the pages it is on. */
export interface NewFinding extends AxeFinding {
  pages: string[]
}

/** What a change did to accessibility, and whether anything was looked at. */
export interface AccessibilityChange {
  findings: NewFinding[]
  /** The pages that were looked at. */
  pages: number
}

/** Asks axe about pages, and keeps what it did not say of them before. */
export class AccessibilityCheck {
  private readonly found = new Map<string, NewFinding>()
  private pages = 0

  constructor(
    private readonly before: AxeView,
    private readonly after: AxeView,
    private readonly existed: (path: string) => boolean,
  ) {}

  /** Looks at a page at each width: what is shown at one is often hidden at another. */
  async look(path: string): Promise<void> {
    this.pages++
    for (const width of WIDTHS) {
      const now = await this.after.accessibility(path, width)
      if (now.length === 0) continue
      const old = this.existed(path) ? await this.before.accessibility(path, width) : []
      this.keepNew(path, now, old)
    }
  }

  /** What is new on all pages that were looked at. */
  result(): AccessibilityChange {
    return { findings: [...this.found.values()], pages: this.pages }
  }

  private keepNew(path: string, now: readonly AxeFinding[], old: readonly AxeFinding[]): void {
    // How often counts: a second picture without a description is new, though the first is old.
    const known = old.map(signature)
    for (const finding of now) {
      const index = known.indexOf(signature(finding))
      if (index >= 0) {
        known.splice(index, 1)
        continue
      }
      const key = signature(finding)
      const group = this.found.get(key) ?? { ...finding, pages: [] }
      if (!group.pages.includes(path)) group.pages.push(path)
      this.found.set(key, group)
    }
  }
}

/** The same fault has the same signature wherever it is on the page. */
function signature({ rule, html }: AxeFinding): string {
  return `${rule} ${html.replace(/\s(?:id|class|aria-[a-z]+)="[^"]*"/g, '')}`
}
