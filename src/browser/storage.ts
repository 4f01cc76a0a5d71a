/** A storage that may be looked at and refuses whatever it is asked. */
import { quietly } from './quietly'

/**
 * Gatsby starts where the storage may not even be looked at, and ends in its own error where a method of it
 * throws. So such a storage is made one of the first kind.
 */
export function shieldFromStorage(): void {
  const works = quietly(() => {
    sessionStorage.setItem('works', '')
    sessionStorage.removeItem('works')
    return true
  })
  if (works) return
  Object.defineProperty(window, 'sessionStorage', {
    get: () => {
      throw new DOMException('The storage is refused.', 'SecurityError')
    },
  })
}
