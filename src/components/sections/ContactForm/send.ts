/** Sends the form, and says in one word how that ended. */
import type { Faults } from './form-types'

/** How sending ended. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'faults'; faults: Faults }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'offline' | 'unreachable' | 'refused' | 'tooLarge' | 'unreadable' }

/** Milliseconds after which an answer is no longer waited for. */
const PATIENCE = 20_000

/** Asked each time: a connection goes while a message is on its way. */
const isOnline = (): boolean => navigator.onLine

/**
 * Sends a message. Never throws.
 *
 * @param endpoint where the form is sent
 * @param body the form’s answers
 */
export async function send(endpoint: string, body: FormData): Promise<Outcome> {
  if (!isOnline()) return { kind: 'offline' }
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), PATIENCE)
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: given.signal,
    })
    return await outcomeOf(answer, endpoint.startsWith('/'))
  } catch {
    return { kind: isOnline() ? 'unreachable' : 'offline' }
  } finally {
    clearTimeout(timer)
  }
}

/** The site’s own handler says that it has sent; a host without it may answer a page to anything. */
async function outcomeOf(answer: Response, isOwn: boolean): Promise<Outcome> {
  if (answer.ok) {
    const sent = !isOwn || (await fieldOf(answer, 'sent')) === true
    return { kind: sent ? 'sent' : 'refused' }
  }
  switch (answer.status) {
    case 400:
      return { kind: 'unreadable' }
    case 413:
      return { kind: 'tooLarge' }
    case 422: {
      const faults = await faultsIn(answer)
      return faults ? { kind: 'faults', faults } : { kind: 'refused' }
    }
    case 429: {
      const seconds = Number(answer.headers.get('Retry-After') ?? 0)
      return { kind: 'tooMany', minutes: Math.max(1, Math.ceil(seconds / 60) || 1) }
    }
    default:
      return { kind: 'refused' }
  }
}

/** The faults that the site’s own handler names; a service of others says it in its own way. */
async function faultsIn(answer: Response): Promise<Faults | undefined> {
  const faults = await fieldOf(answer, 'faults')
  if (typeof faults !== 'object' || faults === null) return undefined
  const entries = Object.entries(faults).filter(([, text]) => typeof text === 'string')
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

/** A field of an answer’s JSON, if it is that and has one. */
async function fieldOf(answer: Response, name: string): Promise<unknown> {
  try {
    const body: unknown = await answer.json()
    return new Map(Object.entries(body ?? {})).get(name)
  } catch {
    return undefined
  }
}
