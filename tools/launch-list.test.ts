import { checkProject } from '../src/content/rules/check-project'
import { launchList } from './launch-list'

const groups = launchList(process.cwd(), checkProject(process.cwd()).documents)

test('each claim is printed with its file and line', () => {
  const items = groups.flatMap(group => group.items)
  expect(items.filter(({ place }) => !/^[\w./-]+(?::\d+)?$/.test(place))).toEqual([])
})
