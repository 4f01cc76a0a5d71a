/** Marks the test message of the daily check (.github/scripts/probe.cjs). A mark lifts no limit. */
import { fromBase64, hmacKey } from './receivers'

export const PROBE_HEADER = 'Contact-Probe'

const MOST_SECONDS = 5 * 60

/**
 * Whether a mark is ours and new: the seconds since 1970, a period, and their HMAC-SHA256 in base64.
 *
 * @param secret without one, no mark is valid
 */
export async function isValidMark(mark: string, secret: string | undefined): Promise<boolean> {
  const [, seconds = '', signature = ''] = /^(\d+)\.([A-Za-z\d+/]{43}=)$/.exec(mark) ?? []
  if (!secret || !(Math.abs(Date.now() / 1000 - Number(seconds)) < MOST_SECONDS)) return false
  const text = new TextEncoder()
  const key = await hmacKey(text.encode(secret))
  return crypto.subtle.verify('HMAC', key, fromBase64(signature), text.encode(seconds))
}
