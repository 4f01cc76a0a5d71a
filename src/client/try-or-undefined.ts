/** Returns a function’s result, or undefined if it throws, as storage does where it is blocked. */
export function tryOrUndefined<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
