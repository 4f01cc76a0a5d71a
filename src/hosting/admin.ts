/** /admin where a function answers, and on a machine of one's own. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ADMIN_FILE, type AdminFile } from '../finish/admin-file'

/** The page of a build, where it has one. */
export function readAdminFile(folder: string): AdminFile | undefined {
  const path = join(folder, ADMIN_FILE)
  if (!existsSync(path)) return undefined
  const file = JSON.parse(readFileSync(path, 'utf8')) as AdminFile
  return file.status === 200 ? file : undefined
}
