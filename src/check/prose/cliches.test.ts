import { clichesIn } from './cliches'

test.each([
  ['A cutting-edge shop.', 'cutting-edge'],
  ['We leverage your data.', 'leverage your'],
  ['It is not just quick but also cheap.', 'not just quick but also'],
  ['In today’s digital landscape', 'In today’s digital landscape'],
])('%s', (text, found) => {
  expect(clichesIn(text)[0]).toMatchObject({ words: found, instead: expect.any(String) })
})

test.each([
  'Value-added tax is left out.',
  'Google’s data-driven attribution',
  'The journey to work takes an hour.',
  'A loan with financial leverage of three.',
])('not a cliché: %s', text => expect(clichesIn(text)).toEqual([]))
