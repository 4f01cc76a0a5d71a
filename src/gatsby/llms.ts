/** The file llms.txt: the site's pages with a sentence on each, in Markdown, as llmstxt.org proposes. */

const HEADINGS: Record<string, string> = {
  main: 'The agency',
  services: 'Services',
  'case-studies': 'Case studies',
  blog: 'Blog',
}

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
): string {
  const sections = Object.entries(HEADINGS).map(([section, heading]) => {
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
