/**
 * Stops a page that would be blank: everything that it cannot be shown without must have been found.
 * In a build the error ends the build; in a browser the error screen stands in the page's place.
 *
 * @param page what is at fault: the page's path and the name of its query
 * @param data the query's answer
 * @param fields the fields of the answer that must not be empty
 * @throws naming the page, the query and the first field that found nothing
 */
export function assertFound<Data extends object, Field extends keyof Data & string>(
  page: { readonly path: string; readonly query: string },
  data: Data,
  fields: readonly Field[],
): asserts data is Data & { readonly [Key in Field]: NonNullable<Data[Key]> } {
  const missing = fields.find(field => data[field] === null || data[field] === undefined)
  if (missing === undefined) return
  throw new Error(
    `The page ${page.path} would be blank: its query ${page.query} found nothing for “${missing}”.`,
  )
}
