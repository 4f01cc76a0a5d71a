/** The page /admin on Netlify, with a policy of its own. */
import file from '../../dist/api/admin.json'
import type { AdminFile } from '../../src/finish/admin-file'
import { adminAnswer } from '../../src/hosting/admin-function'

/** Called for every request to the address, by Netlify. */
export default (): Response => adminAnswer(file as unknown as AdminFile)

export const config = { path: '/admin' }
