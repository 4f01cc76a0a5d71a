/** What an edit has changed, as the smallest steps from one value to the other. */

/** A place in a value: names of fields, and places in lists. */
export type Path = (string | number)[]

/** A step. Steps are taken in order, each in what the ones before have left. */
export type Change =
  | { kind: 'set'; path: Path; value: unknown }
  | { kind: 'insert'; path: Path; value: unknown }
  | { kind: 'remove'; path: Path }

/** An object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether two values of JSON are the same; the order of an object's fields does not count. */
export function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((value, index) => same(value, other[index]))
  if (isObject(one) && isObject(other)) {
    const names = Object.keys(one)
    return (
      names.length === Object.keys(other).length &&
      names.every(name => name in other && same(one[name], other[name]))
    )
  }
  return Object.is(one, other)
}

/** The steps from `before` to `after`. */
export function changes(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return []
  if (isObject(before) && isObject(after)) {
    const gone = Object.keys(before).filter(name => !(name in after))
    return [
      ...gone.map((name): Change => ({ kind: 'remove', path: [...path, name] })),
      ...Object.entries(after).flatMap(([name, value]): Change[] =>
        name in before
          ? changes(before[name], value, [...path, name])
          : [{ kind: 'set', path: [...path, name], value }],
      ),
    ]
  }
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path)
  return [{ kind: 'set', path, value: after }]
}

/** What stands at both ends of a list and is the same has not been touched. */
function listChanges(before: unknown[], after: unknown[], path: Path): Change[] {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && same(before[start], after[start])) start++
  let end = 0
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end++
  const [old, next] = [before, after].map(list => list.slice(start, list.length - end))
  const both = Math.min(old?.length ?? 0, next?.length ?? 0)
  return [
    ...(next ?? [])
      .slice(0, both)
      .flatMap((value, index) => changes(old?.[index], value, [...path, start + index])),
    ...(old ?? [])
      .slice(both)
      .map((): Change => ({ kind: 'remove', path: [...path, start + both] })),
    ...(next ?? []).slice(both).map((value, index): Change => ({
      kind: 'insert',
      path: [...path, start + both + index],
      value,
    })),
  ]
}
