type WithData<Data, Optional> = {
  [Key in keyof Data]: Key extends Optional ? Data[Key] : NonNullable<Data[Key]>
}

/**
 * Checks a query’s result for missing data, which would leave the page blank.
 *
 * @param optional a field that can be null
 * @throws if any other field is null; the build error names the page
 */
export function requireData<Data extends object, Optional extends keyof Data = never>(
  data: Data,
  optional?: Optional,
): WithData<Data, Optional> {
  for (const [field, value] of Object.entries(data))
    if (value === null && field !== optional) throw new Error(`The query returned no “${field}”.`)
  return data as WithData<Data, Optional>
}
