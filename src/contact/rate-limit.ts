/**
 * How many messages one address may send: a sliding window, in memory. A server of one process counts
 * exactly; a host that runs functions has several, short-lived memories, so that there it only slows
 * a flood down at each of them. What must hold there is to be set at the host.
 */

export interface RateLimit {
  /** How many messages within the window. */
  most: number
  /** Its length in milliseconds. */
  window: number
}

/** Five messages in ten minutes: more than anybody has to send, an office behind one address included. */
export const USUAL_RATE: RateLimit = { most: 5, window: 10 * 60_000 }

/** Addresses that are remembered at once. Beyond it the oldest are forgotten, so that memory is bounded. */
const MOST_ADDRESSES = 10_000

/** Counts messages by address. */
export interface RateCounter {
  /**
   * Takes a place for a message.
   *
   * @returns how to give the place back, where the message was not sent after all; or the milliseconds to wait
   */
  take(address: string): { release: () => void } | { wait: number }
}

/**
 * Makes a counter.
 *
 * @param now the time in milliseconds; a test has its own
 */
export function countRate({ most, window }: RateLimit, now = Date.now): RateCounter {
  const sent = new Map<string, number[]>()
  return {
    take(address) {
      const key = network(address)
      const time = now()
      const recent = (sent.get(key) ?? []).filter(at => at > time - window)
      // Put at the end, as the one that was heard of last.
      sent.delete(key)
      sent.set(key, recent)
      const oldest = sent.keys().next()
      if (sent.size > MOST_ADDRESSES && !oldest.done) sent.delete(oldest.value)
      const [first] = recent
      if (recent.length >= most && first !== undefined) return { wait: first + window - time }
      recent.push(time)
      return {
        release: () => {
          const at = recent.indexOf(time)
          if (at >= 0) recent.splice(at, 1)
        },
      }
    },
  }
}

/** One subscriber has a whole /64 of IPv6 addresses. */
function network(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':')
}
