/** Entries by a key, the keys in the order in which they come. */
export function groups<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly (readonly [key: string, entries: Entry[]])[] {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const key = keyOf(entry)
    found.set(key, [...(found.get(key) ?? []), entry])
  }
  return [...found]
}

interface Subjected {
  readonly subject: string | null
  readonly published: string | null
}

/** Entries by subject, as an index has them: subjects by the alphabet, the newest of each first; none without subjects. */
export function bySubject<Entry extends Subjected>(
  entries: readonly Entry[],
): readonly (readonly [subject: string, entries: Entry[]])[] {
  if (!entries.some(({ subject }) => subject)) return []
  const order = new Intl.Collator('en-GB')
  return [...groups(entries, ({ subject }) => subject ?? '')]
    .sort(([a], [b]) => order.compare(a, b))
    .map(([subject, alike]) => [
      subject,
      [...alike].sort((a, b) => (b.published ?? '').localeCompare(a.published ?? '')),
    ])
}
