/** Writes messages into a folder, where a local server has no mail service. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deliver } from './deliver'

/**
 * Delivery into a folder: a text file for each message, named by its time.
 *
 * @param folder where to write; made with the first message
 */
export function deliveryToFolder(folder: string): Deliver {
  return ({ subject, text, replyTo, key }) => {
    mkdirSync(folder, { recursive: true })
    const time = new Date().toISOString().replaceAll(':', '-')
    const content = `Reply to: ${replyTo}\nSubject: ${subject}\n\n${text}`
    writeFileSync(join(folder, `${time}-${key.slice(0, 8)}.txt`), content)
    return Promise.resolve()
  }
}
