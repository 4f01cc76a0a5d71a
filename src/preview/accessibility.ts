/** What axe finds on the changed pages that it did not find before. */
import type { AxeFinding, View } from './viewer'

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

/** Findings on pages after the change that were not on them before. */
export async function newFindings(
  pages: readonly string[],
  before: View,
  after: View,
  existed: (path: string) => boolean,
): Promise<AccessibilityChange> {
  const found = new Map<string, NewFinding>()
  for (const path of pages) {
    const now = await after.accessibility(path, 1280)
    if (now.length === 0) continue
    const old = existed(path) ? await before.accessibility(path, 1280) : []
    // How often counts: a second picture without a description is new, though the first is old.
    const known = old.map(signature)
    for (const finding of now) {
      const index = known.indexOf(signature(finding))
      if (index >= 0) {
        known.splice(index, 1)
        continue
      }
      const key = signature(finding)
      const group = found.get(key) ?? { ...finding, pages: [] }
      if (!group.pages.includes(path)) group.pages.push(path)
      found.set(key, group)
    }
  }
  return { findings: [...found.values()], pages: pages.length }
}

/** The same fault has the same signature wherever it is on the page. */
function signature({ rule, html }: AxeFinding): string {
  return `${rule} ${html.replace(/\s(?:id|class|aria-[a-z]+)="[^"]*"/g, '')}`
}
