/** What a build spends its time on: told as it goes, and kept for `npm run bench`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const phase = z.object({
  name: z.string(),
  seconds: z.number(),
  /** Of how many things, where the step says so: pages, say, or queries. */
  count: z.number().optional(),
})

/** A part of a build, and how long it took. */
export type Phase = z.infer<typeof phase>

/** Names the file into which a build writes its phases, as JSON. */
export const PHASES_FILE = 'BUILD_PHASES'

/** Steps shorter than this, in seconds, are not named in a log. */
export const WORTH_A_LINE = 1

/** Keeps the phases of a build. */
export class BuildPhases {
  readonly all: Phase[] = []

  constructor(private readonly tell: (line: string) => void) {}

  /** Does a part of a build and notes how long it takes. */
  async measure<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result> {
    const start = performance.now()
    const result = await work()
    const seconds = (performance.now() - start) / 1000
    this.all.push({ name, seconds })
    if (seconds >= WORTH_A_LINE) this.tell(`${name}: ${seconds.toFixed(1)} s`)
    return result
  }

  /** Writes the phases where somebody asked for them. */
  write(file = process.env[PHASES_FILE]): void {
    if (file) writeFileSync(file, JSON.stringify(this.all))
  }
}

/**
 * What a build wrote into the file that {@link PHASES_FILE} named.
 *
 * @throws where it is no list of phases
 */
export const readPhases = (file: string): Phase[] =>
  z.array(phase).parse(JSON.parse(readFileSync(file, 'utf8')))
