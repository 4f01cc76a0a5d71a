/** Returns a function’s result, or undefined if it throws, like storage does when it’s blocked. */
export function tryOrUndefined<Result>(read: () => Result) {
  try {
    return read()
  } catch {
    return undefined
  }
}
