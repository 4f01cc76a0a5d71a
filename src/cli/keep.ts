/**
 * npm run keep -- <folder or address>: puts the hashed files of the last release, which lies in a folder or
 * is served at an address, into dist/, so that pages that are open find what they were built with.
 *
 * --into DIR puts them there instead: those of the next release into the one that is served, for a server
 * whose processes are exchanged one after the other.
 */
import './supported-node'
import { parseArgs } from 'node:util'
import { OUTPUT } from '../finish/output-paths'
import { RELEASE_FILE } from '../finish/release-file'
import { keepLastRelease } from '../hosting/last-release'
import { messageOf } from './message-of'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string', default: OUTPUT } },
})
const [release, ...more] = positionals
if (!release || more.length > 0) {
  console.error('Usage: npm run keep -- <folder or address of a release> [--into <folder>]')
  process.exitCode = 2
} else {
  keepLastRelease(release, values.into).then(
    count =>
      console.log(
        count === undefined
          ? `${release} has no ${RELEASE_FILE}: there is nothing to keep.`
          : `${count} files of ${release} are kept in ${values.into}/.`,
      ),
    (error: unknown) => {
      console.error(messageOf(error))
      process.exitCode = 1
    },
  )
}
