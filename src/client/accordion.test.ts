import { closeOthers } from './accordion'

/** As much of an element as is asked for; browsers that know groups would close the others themselves. */
const details = (name: string | null, open = true) =>
  ({ open, getAttribute: () => name }) as unknown as HTMLDetailsElement

test('an answer that opens closes the other ones of its group, and no others', () => {
  const opened = details('questions')
  const all = [opened, details('questions'), details('steps'), details(null)]
  Object.assign(globalThis, { document: { querySelectorAll: () => all } })
  closeOthers(opened)
  expect(all.map(({ open }) => open)).toEqual([true, false, true, true])
  closeOthers(details(null))
  expect(all.map(({ open }) => open)).toEqual([true, false, true, true])
})
