declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'
  /** Makes what compresses the answers of those who take that. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void
}
