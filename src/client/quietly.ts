/** What a browser may refuse, as the use of storage, and what may be no text: nothing then. */
export function quietly<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
