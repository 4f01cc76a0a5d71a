/** Printable ASCII without the signs of programming, and the further signs that the content uses. */
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
export const CHARACTERS = `${ASCII.replace(/[\\^`~{}|<>]/g, '')}\u00a0£©é–—‘’“”…·×÷±°²−→`
