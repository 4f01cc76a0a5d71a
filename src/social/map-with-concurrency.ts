/**
 * Does a work for each item, so many at a time.
 *
 * @throws what the first of them throws that fails
 */
export async function mapWithConcurrency<Item>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const rest = items.values()
  const workThrough = async () => {
    for (const item of rest) await work(item)
  }
  await Promise.all(Array.from({ length: concurrency }, workThrough))
}
