import { minimalProject } from '../../tests/support/minimal-project'
test('x', () => {
  const p = minimalProject()
  const r = p.check()
  console.log(JSON.stringify(r.faults, null, 1), r.files)
  p.dispose()
})
