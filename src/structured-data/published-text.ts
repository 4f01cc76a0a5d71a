import { agency } from './business'
import type { DescribedBy } from './json-ld'

interface TextPage extends DescribedBy {
  node: {
    title: string
    summary: string
    date: string
    updated?: string
  }
}

/** What an Article and a BlogPosting have in common. Dates have no time, just as on the page. */
export function publishedText(page: TextPage) {
  const { siteUrl, site, image, node } = page
  const url = siteUrl + page.path
  return {
    headline: node.title,
    description: node.summary,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: node.date,
    dateModified: node.updated,
    inLanguage: site.language,
    publisher: agency(page),
  }
}
