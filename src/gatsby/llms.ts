/** The file llms.txt: the site's pages with a sentence on each, in Markdown, as llmstxt.org proposes. */
import type { Section } from '../content/routes/page-kinds'
import type { InterfaceWords } from '../content/interface-words'

interface ListedRoute {
  readonly name: string
  readonly url: string
  readonly section: string
  readonly description: string | null
}

/** Writes the file out of the route list. */
export function llmsFile(
  site: { readonly name: string; readonly description: string; readonly blurb: string },
  routes: readonly ListedRoute[],
  words: Omit<InterfaceWords['sections'], 'main'>,
): string {
  const headings: Record<Section, string> = {
    main: words.agency,
    services: words.services,
    'case-studies': words.caseStudies,
    blog: words.blog,
  }
  const sections = Object.entries(headings).map(([section, heading]) => {
    const lines = routes
      .filter(route => route.section === section)
      .map(({ name, url, description }) => {
        const link = `- [${name.replace(/[[\]]/g, '\\$&')}](${url})`
        return description ? `${link}: ${description}` : link
      })
    return `## ${heading}\n\n${lines.join('\n')}\n`
  })
  return [`# ${site.name}\n`, `> ${site.description}\n`, `${site.blurb}\n`, ...sections].join('\n')
}
