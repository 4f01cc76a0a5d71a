interface PageData {
  result?: { pageContext?: Record<string, unknown> }
}

/**
 * A page's data as it is deployed: without the id of the node that it was made of. Gatsby makes the ids
 * of JSON nodes out of the folder that the project lies in, so that two builds of one commit in two
 * folders would differ; and nothing in a browser asks for it.
 *
 * @param json the file as Gatsby wrote it
 */
export function deployedPageData(json: string): string {
  const data = JSON.parse(json) as PageData
  if (data.result?.pageContext?.id === undefined) return json
  delete data.result.pageContext.id
  return JSON.stringify(data)
}
