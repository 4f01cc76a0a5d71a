declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** Makes middleware that compresses responses for clients that accept it. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
