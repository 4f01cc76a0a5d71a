/** The handler for hosts that run functions: made once for each of their processes. */
import type { ContactFormFile } from '../gatsby/post-build/contact-form-file'
import { deliveryOverHttp, type DeliveryVariables } from './deliver'
import { contactHandler, type ContactHandler } from './handler'

/**
 * Makes the function.
 *
 * @param form what the build wrote into `dist/api/contact.json`
 */
export function hostFunction(form: ContactFormFile) {
  let handler: ContactHandler | undefined
  return (request: Request, variables: DeliveryVariables, address?: string): Promise<Response> => {
    handler ??= contactHandler({ form, deliver: delivery(variables, form.email) })
    return handler(request, address)
  }
}

/** A variable that cannot be right is told to the log; visitors get their message back. */
function delivery(variables: DeliveryVariables, email: string) {
  try {
    return deliveryOverHttp(variables, email)
  } catch (error) {
    console.error(`contact: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}
