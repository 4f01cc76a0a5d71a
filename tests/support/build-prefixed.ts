/** A preview below a prefix, built in a copy of the project, for the tests in tests/prefixed. */
import { PREFIXED } from './prefixed'
import { writePhotographs } from './photographs'
import { copyProject } from './project-copy'

/**
 * Builds it, and tells the tests where it is.
 *
 * @throws where it cannot be built
 */
// Jest takes a default export.
export default async function buildPrefixed(): Promise<void> {
  if (process.env.PREFIXED) return
  console.log('\nBuilding a preview below a prefix, in a copy of the project: about a minute.')
  const copy = copyProject()
  process.once('exit', copy.dispose)
  await writePhotographs(copy)
  const { passed, output } = copy.run('build', [], {
    PREVIEW: '1',
    PATH_PREFIX: PREFIXED.prefix,
  })
  if (!passed) throw new Error(output)
  // Workers start after this, with this environment.
  process.env.PREFIXED = copy.root
}
