/** Develop: what is wrong in data/ and content/, for the page to show. */
import type { GatsbyNode } from 'gatsby'
import { checkProject } from '../content/rules/check-project'
import {
  countLine,
  formatFaultList,
} from '../../plugins/gatsby-plugin-content-check/src/fault-report'

/** Where src/client/develop-faults.ts asks. */
const PATH = '/__faults'

/** What that one reads: all faults with their places, how many there are, and whether one is more than a warning. */
interface FaultAnswer {
  count: string
  list: string
  severe: boolean
}

interface App {
  get(
    path: string,
    handler: (request: unknown, response: { json(answer: FaultAnswer): void }) => void,
  ): void
}

/** Answers with what `npm run check` says. */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  const server = app as App
  server.get(PATH, (_, response) => {
    const root = process.cwd()
    const { faults } = checkProject(root)
    response.json({
      count: countLine(faults),
      list: formatFaultList(root, faults),
      severe: faults.some(({ severity }) => severity === 'error'),
    })
  })
}
