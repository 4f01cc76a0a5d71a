/** The result of what a browser may refuse, as the use of storage; nothing where it throws. */
export function tryOrUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
