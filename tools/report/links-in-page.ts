/** What a page's links and assets ask for, and what it offers to links: read in one pass, without a tree. */
import { Parser } from 'htmlparser2'

/** What a page refers to, and its own anchors. */
export interface Targets {
  references: string[]
  anchors: Set<string>
}

/** Attributes that hold an address, on whichever element. */
const REFERRING = ['href', 'src', 'poster', 'action']

/** Statements of the head that name the live site rather than this build. */
const ELSEWHERE = /^(?:canonical|alternate|preconnect|dns-prefetch|me)$/

/** Reads a page's references and anchors. */
export function readTargets(html: string): Targets {
  const references: string[] = []
  const anchors = new Set<string>()
  const parser = new Parser({
    onopentag(name, { id, rel = '', srcset = '', ...attributes }) {
      if (id) anchors.add(id)
      if (name === 'a' && attributes.name) anchors.add(attributes.name)
      if (name === 'link' && ELSEWHERE.test(rel)) return
      references.push(...REFERRING.flatMap(attribute => attributes[attribute] ?? []))
      references.push(...srcset.split(',').map(part => part.trim().split(/\s+/)[0] ?? ''))
    },
  })
  parser.end(html)
  return { references, anchors }
}
