import { checkProject } from '../src/rules/check-project'
import { launchList } from './launch-list'

test('each claim is printed with its file and line', () => {
  const items = launchList('.', checkProject('.').documents).flatMap(group => group.items)
  expect(items.filter(({ place }) => !/^[\w./-]+(?::\d+)?$/.test(place))).toEqual([])
})
