/** Limits how many messages an IP address can send. Counts them in memory. */

const WINDOW_MS = 60_000
export const MESSAGES_PER_MINUTE = 5
/** The maximum number of addresses to keep. At up to 64 characters each, they take less than 1 MB. */
const MOST_ADDRESSES = 5000

const counts = new Map<string, number>()
let start = 0

/**
 * Counts a message and returns whether its address has sent too many within a minute. Each process counts separately.
 */
export function isFlood(address: string) {
  const now = Date.now()
  if (now - start >= WINDOW_MS || counts.size >= MOST_ADDRESSES) {
    counts.clear()
    start = now
  }
  // One visitor can have a whole IPv6 network, so count by the first three groups, unless the address ends in IPv4.
  const network = address.includes('.') ? address : address.split(':', 3).join(':')
  // Join the characters into a new string, since a slice would keep the whole header in memory.
  const key = Array.from(network.slice(0, 64)).join('')
  const count = (counts.get(key) ?? 0) + 1
  counts.set(key, count)
  return count > MESSAGES_PER_MINUTE
}
