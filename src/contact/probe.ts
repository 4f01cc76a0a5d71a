/**
 * Verifies the signature on the daily check’s test message (.github/scripts/probe.cjs). A valid signature doesn’t
 * bypass the rate limit.
 */
import { fromBase64, hmacKey } from './receivers'

export const PROBE_HEADER = 'Contact-Probe'

const MOST_SECONDS = 5 * 60

/**
 * Whether a signature is ours and recent. A signature is a Unix timestamp, a period, and the timestamp’s HMAC-SHA256 in
 * base64.
 *
 * @param secret if undefined, no signature is valid
 */
export async function isValidMark(mark: string, secret: string | undefined) {
  const [, seconds = '', signature = ''] = /^(\d+)\.([A-Za-z\d+/]{43}=)$/.exec(mark) ?? []
  if (!secret || !(Math.abs(Date.now() / 1000 - Number(seconds)) < MOST_SECONDS)) return false
  const text = new TextEncoder()
  const key = await hmacKey(text.encode(secret))
  return crypto.subtle.verify('HMAC', key, fromBase64(signature), text.encode(seconds))
}
