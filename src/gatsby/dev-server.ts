/** Develop: what is wrong in data/ and content/, for the page to show. */
import type { GatsbyNode } from 'gatsby'
import { checkProject } from '../editorial/check'
import { formatFaults } from '../editorial/report'

/** Where src/browser/develop-faults.ts asks. */
const PATH = '/__faults'

interface App {
  get(
    path: string,
    handler: (
      request: unknown,
      response: { type(type: string): void; send(text: string): void },
    ) => void,
  ): void
}

/** Answers with the same text that the terminal shows; empty where nothing is wrong. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server = app as unknown as App
  server.get(PATH, (_, response) => {
    const { faults } = checkProject(process.cwd())
    response.type('text/plain')
    response.send(faults.length > 0 ? formatFaults(process.cwd(), faults) : '')
  })
}
