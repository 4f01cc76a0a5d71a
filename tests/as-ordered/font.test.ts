/** The words as delivered are set in the files of the face that are there for them; later ones may need another. */
import { pages } from '../built/site'
import { BORROWED, CUTS, FURTHER_FILES } from '../../src/styles/font-characters'

/** The pages that show a character that is in none of these, with the character. */
function beyond(known: string): string[] {
  const all = new Set(known + BORROWED)
  return pages().flatMap(({ file, $ }) => {
    const shown = $('title, body').clone()
    shown.find('script, style').remove()
    const strange = [...new Set(shown.text())].filter(one => !all.has(one) && !/\s/.test(one))
    return strange.length > 0 ? [`${file}: ${strange.join(' ')}`] : []
  })
}

test('no page needs letters from elsewhere', () => {
  const [signs] = FURTHER_FILES
  expect(beyond(CUTS[0].characters + signs.characters)).toEqual([])
})

test('few pages need a rare sign', () => {
  expect(beyond(CUTS[0].characters).length).toBeLessThan(pages().length / 5)
})
