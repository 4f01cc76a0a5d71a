declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** Creates middleware that compresses responses for clients that support it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
