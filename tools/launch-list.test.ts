import { checkProject } from '../src/content/rules/check-project'
import { launchList } from './launch-list'

const groups = launchList(process.cwd(), checkProject(process.cwd()).documents)

test('three groups at most, the first of them no longer than a screen', () => {
  expect(groups.map(({ heading }) => heading)).toEqual([
    'Blocks the launch',
    'Before the first client',
    'Some day',
  ])
  expect(groups[0]?.items.length).toBeLessThanOrEqual(40)
})

test('each claim stands in its file, and is printed with its line', () => {
  const items = groups.flatMap(group => group.items)
  expect(items.filter(({ what }) => what.includes('no longer says'))).toEqual([])
  expect(items.filter(({ place }) => !/^[\w./-]+(?::\d+)?$/.test(place))).toEqual([])
})
