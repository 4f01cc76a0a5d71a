/** What a run of the tests consists of. */

/** How many things were tried, and how many of them failed. */
export interface Count {
  passed: number
  failed: number
}

/** One part of a run. */
export interface Step {
  name: string
  /** What it does, where it takes long enough for somebody to wonder. */
  does?: string
  /** About how many minutes it takes on two cores, where that is one or more. */
  minutes?: number
  /** Carries it out, showing what it writes. */
  run(): Result
}

/** What came of a step. */
export interface Result extends Count {
  /** What failed, by name, where the step knows. */
  failures: readonly string[]
  /** What passed only when it was tried again, by name. It counts as passed. */
  unsteady?: readonly string[]
}
