/** A sign as it is drawn: what is large, and what stands below it. */
export interface SignParts {
  readonly large: string
  /** What the number counts, where the sign is a number that says so. */
  readonly counted?: string
}

/** “437 posts” is a number and what it counts; a word, or a number alone, is large as a whole. */
export function signParts(sign: string): SignParts {
  const [, large, counted] = /^(\S*\d\S*)\s+(\S.*)$/.exec(sign) ?? []
  return large && counted ? { large, counted } : { large: sign }
}
