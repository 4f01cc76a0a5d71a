/** A folder that is exchanged whole: whenever this stops, the last good one or the next one is complete. */
import { existsSync, renameSync, rmSync } from 'node:fs'

const lastOf = (folder: string) => `${folder}.last`

/** The folder to write into: empty, and not yet in its place. */
export function nextFolder(current: string): string {
  // Where a build was ended between the two renames below, the last folder is the good one.
  if (!existsSync(current) && existsSync(lastOf(current))) renameSync(lastOf(current), current)
  const next = `${current}.next`
  rmSync(next, { recursive: true, force: true })
  return next
}

/** Puts a folder in another's place, which is deleted last. */
export function swapFolder(next: string, current: string): void {
  const last = lastOf(current)
  rmSync(last, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, last)
  renameSync(next, current)
  rmSync(last, { recursive: true, force: true })
}
