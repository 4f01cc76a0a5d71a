import { minimalProject } from '../../../tests/support/minimal-project'
import { unpublishedFiles } from './unpublished-files'

test('pages wait for their day, whatever else changes; drafts wait for their editor', () => {
  const project = minimalProject()
  const original = process.env.SOURCE_DATE_EPOCH
  const on = (day: string) => {
    process.env.SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000)
    return unpublishedFiles(project.root)
  }
  try {
    project.replace('content/blog/one/index.mdx', 'date: 2025-06-01', 'date: 2025-06-02')
    project.replace('content/blog/two/index.mdx', 'date:', 'draft: true\ndate:')
    expect(on('2025-06-01')).toEqual(['content/blog/one/index.mdx'])
    expect(on('2025-06-02')).toEqual([])
  } finally {
    if (original === undefined) Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
    else process.env.SOURCE_DATE_EPOCH = original
    project.dispose()
  }
})
