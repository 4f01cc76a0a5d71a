/**
 * Checks a query’s result for missing data, which would leave the page blank.
 *
 * @throws if a field is null; the build error names the page
 */
export function requireData<Data extends object>(data: Data) {
  for (const [field, value] of Object.entries(data))
    if (value === null) throw new Error(`The query returned no “${field}”.`)
  return data as { [Key in keyof Data]: NonNullable<Data[Key]> }
}
