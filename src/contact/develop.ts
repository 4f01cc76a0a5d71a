/** The contact form in `gatsby develop`, which builds no file for the handler. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contactFormFile } from '../gatsby/post-build/contact-form-file'
import { OWN_ENDPOINT } from '../content/fields'
import { localHandler, MESSAGES } from './local-handler'
import { answerWithHandler } from './node-handler'

/** What stands around an answer that is a page: without script nothing of develop has a style. */
const PAGE = '<html><head><meta charset="utf-8"></head><body><main></main></body></html>'

interface App {
  all(
    path: string,
    answer: (request: IncomingMessage, response: ServerResponse, next: Next) => void,
  ): void
}
type Next = (error: unknown) => void

/** For `developMiddleware`: what is said of a message is read anew each time, as pages are. */
export function developContact(app: App, messages = MESSAGES): void {
  app.all(OWN_ENDPOINT, (request, response, next) => {
    const answer = async () => {
      const form = contactFormFile(process.cwd(), { html: PAGE, headers: {}, prefix: '' })
      await answerWithHandler(localHandler(form, messages), request, response)
    }
    answer().catch(next)
  })
}
