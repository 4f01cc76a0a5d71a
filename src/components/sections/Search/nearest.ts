/** How many names are worth showing to someone whose words found nothing. */
const COUNT = 3

/** The runs of three letters in a text, its words' beginnings and ends among them. */
const runs = (text: string): Set<string> => {
  const padded = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return new Set(
    Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)),
  )
}

/**
 * The entries whose name and description share the most with what was looked for. Those that share the
 * same keep their order, so that words unlike any of them give the first.
 */
export function nearest<Entry extends { readonly name: string; readonly summary: string }>(
  entries: readonly Entry[],
  words: string,
): Entry[] {
  const wanted = runs(words)
  const shared = (text: string) => [...runs(text)].filter(run => wanted.has(run)).length
  return entries
    .map(entry => ({ entry, score: 3 * shared(entry.name) + shared(entry.summary) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, COUNT)
    .map(({ entry }) => entry)
}
