/** What a page's links and assets ask for, and what it offers to links: read in one pass, without a tree. */
import { Parser } from 'htmlparser2'

/** What a page refers to, and its own anchors. */
export interface Targets {
  references: string[]
  anchors: Set<string>
}

const REFERRING: Record<string, readonly string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  form: ['action'],
  use: ['href'],
}

/** Statements of the head that name the live site rather than this build. */
const ELSEWHERE = /^(?:canonical|alternate|preconnect|dns-prefetch|me)$/

/** Reads a page's references and anchors. */
export function readTargets(html: string): Targets {
  const references: string[] = []
  const anchors = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes.id) anchors.add(attributes.id)
      if (name === 'a' && attributes.name) anchors.add(attributes.name)
      if (name === 'link' && ELSEWHERE.test(attributes.rel ?? '')) return
      for (const attribute of REFERRING[name] ?? []) {
        const value = attributes[attribute]
        if (value === undefined) continue
        if (attribute === 'srcset')
          references.push(...value.split(',').map(part => part.trim().split(/\s+/)[0] ?? ''))
        else references.push(value)
      }
    },
  })
  parser.end(html)
  return { references, anchors }
}
