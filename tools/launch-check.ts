/** npm run launch-check: lists what the owner must still replace or confirm. Fails if anything blocks the launch. */
import { validDocuments } from './authoring/valid-documents'
import { launchList } from './launch-list'
import { run } from './run'

void run(() => {
  const groups = launchList(validDocuments(process.cwd()))
  for (const { heading, fix, items } of groups) {
    console.log(`${heading} (${items.length}). ${fix}`)
    for (const item of items) console.log(`- ${item}`)
    console.log('')
  }
  if (groups.some(({ heading }) => heading === 'Blocks the launch')) process.exitCode = 1
})
