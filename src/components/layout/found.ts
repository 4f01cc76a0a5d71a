type Found<Data, Optional> = {
  [Key in keyof Data]: Key extends Optional ? Data[Key] : NonNullable<Data[Key]>
}

/**
 * The answer to a query, of which nothing may be missing: a page would be blank.
 *
 * @param optional the fields that may be null
 * @throws where another one is; a build names the page
 */
export function found<Data extends object, Optional extends keyof Data = never>(
  data: Data,
  ...optional: readonly Optional[]
): Found<Data, Optional> {
  for (const [field, value] of Object.entries(data))
    if (value === null && !optional.some(name => name === field))
      throw new Error(`The query found nothing for “${field}”.`)
  return data as Found<Data, Optional>
}
