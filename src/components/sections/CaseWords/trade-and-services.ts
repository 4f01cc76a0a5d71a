/** A study's trade and services in plain words, beside a title that may name neither. */
export function tradeAndServices({
  industry,
  services,
}: {
  readonly industry: { readonly name: string }
  readonly services: readonly { readonly shortName: string }[]
}): string {
  return `${industry.name}: ${services.map(({ shortName }) => shortName).join(', ')}`
}
