/** Names of files that some system, or some reader of a list of faults, takes for something else. */
import { sourceFile } from './source-file'
import type { Fault } from './fault'
import { printable } from './printable'

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
/** Characters that Windows or a terminal takes for something else, and ends that Windows drops. */
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const STRANGE = /[\u0000-\u001f\u007f-\u009f<>:"|?*\\\u202a-\u202e\u2066-\u2069]|[. ]$/
const LONGEST = 200

/**
 * What is wrong with the names of files and folders.
 *
 * @param paths every path from the project's root, in order
 */
export function fileNameFaults(paths: readonly string[]): Fault[] {
  const owners = new Map<string, string>()
  return paths.flatMap(path => {
    const fault = (message: string, remedy: string) => [
      sourceFile(path, '').fault(0, 'file-name', message, remedy),
    ]
    const names = path.split('/')
    const strange = names.find(name => STRANGE.test(name))
    if (strange !== undefined)
      return fault(
        `The name “${printable(strange)}” has a character that not every system can hold.`,
        'Rename it with lower-case letters, digits and single hyphens.',
      )
    const device = names.find(name => DEVICES.test(name))
    if (device)
      return fault(`Windows keeps the name “${device}” for itself.`, 'Choose another name.')
    if (path.length > LONGEST)
      return fault(
        `This path has ${path.length} characters; ${LONGEST} are the most.`,
        'Choose shorter names.',
      )
    // Where capitals do not count, or an accent is stored otherwise, one of the two files would be lost.
    const key = path.normalize('NFC').toLowerCase()
    const owner = owners.get(key)
    owners.set(key, owner ?? path)
    return owner === undefined
      ? []
      : fault(`On some systems this is the same file as ${owner}.`, 'Rename one of the two.')
  })
}
