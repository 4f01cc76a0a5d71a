import { z } from 'zod'
import { object, text } from './fields'
import { jsonList } from './content-type'

/** Something a page promises or states that only the owner can confirm. */
const toConfirm = object('ToConfirm', 'A statement the owner must confirm or change.', {
  file: text(5, 200, 'The path of the file with the statement, from the project’s root.'),
  words: text(3, 200, 'The exact words in the file, so that the list can show the line number.'),
  question: text(10, 300, 'What the owner must decide.'),
  group: z.enum(['launch', 'client', 'later']).meta({
    description: 'When it must be confirmed: before launch, before the first client, or later.',
    enumName: 'ConfirmBefore',
  }),
})

/** The file with the statements the owner must confirm. Delete an entry once it's confirmed. */
export const ToConfirm = jsonList('ToConfirm', 'data/to-confirm.json', z.array(toConfirm))
