/** The contact form's handler on a machine of one's own: what `npm run serve` and `npm run develop` run. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONTACT_FORM_FILE, type ContactFormFile } from '../gatsby/post-build/contact-form-file'
import { deliveryOverHttp } from './deliver'
import { deliveryToFolder } from './deliver-to-folder'
import { contactHandler, type ContactHandler } from './handler'

/** Where messages are written: the form can be tried at once. */
export const MESSAGES = 'build/messages'

/**
 * Makes the handler. It sends messages where the variables in HOSTING.md name a service, a few from each
 * address; otherwise it writes them into a folder, as many as one likes.
 */
export function localHandler(form: ContactFormFile, folder: string): ContactHandler {
  const carried = deliveryOverHttp(process.env, form.email)
  return contactHandler({
    form,
    deliver: carried ?? deliveryToFolder(folder),
    ...(!carried && { rate: 'none' }),
  })
}

/** The form of a build; nothing where it has none. */
export function readContactForm(folder: string): ContactFormFile | undefined {
  const file = join(folder, CONTACT_FORM_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ContactFormFile) : undefined
}
