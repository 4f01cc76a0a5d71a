/** npm run clean: throws away what a build makes, with everything that is kept for the next one. */
import { rmSync } from 'node:fs'
import { CACHE } from '../src/social/social-images'

for (const folder of ['.cache', 'public', 'dist', 'dist.next', 'dist.last', CACHE])
  rmSync(folder, { recursive: true, force: true })
