/** Replaces a folder in one step: if interrupted at any point, either the old or the new one is complete. */
import { existsSync, renameSync, rmSync } from 'node:fs'

const lastOf = (folder: string) => `${folder}.last`

/** The empty folder to write to before the swap. */
export function nextFolder(current: string): string {
  // If a build stopped between the two renames below, the last folder is the good one.
  if (!existsSync(current) && existsSync(lastOf(current))) renameSync(lastOf(current), current)
  const next = `${current}.next`
  rmSync(next, { recursive: true, force: true })
  return next
}

/** Puts a folder in another's place, then deletes the other. */
export function swapFolder(next: string, current: string): void {
  const last = lastOf(current)
  rmSync(last, { recursive: true, force: true })
  if (existsSync(current)) renameSync(current, last)
  renameSync(next, current)
  rmSync(last, { recursive: true, force: true })
}
