/** Variables of texts are filled in wherever they are published, whatever the file. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { VARIABLE } from '../../src/content/variables'
import { DIST, files } from './site'

test('no file of the site shows a variable by its name', () => {
  const texts = files.filter(file => /\.(?:html|json|xml|txt|webmanifest)$/.test(file))
  expect(texts.length).toBeGreaterThan(100)
  const found = texts.flatMap(file => {
    const names = readFileSync(join(DIST, file), 'utf8').match(VARIABLE) ?? []
    // CSS and JSON have colons between braces, too.
    return names
      .filter(name => /^\{(?:price|lowest|highest|fact|count|provenance):/i.test(name))
      .map(name => `${file}: ${name}`)
  })
  expect(found).toEqual([])
})
