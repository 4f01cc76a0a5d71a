/** Visitors who read one page after the other, each with all that it is made of. */
import { createHash } from 'node:crypto'
import { get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { load } from 'cheerio'

/** What came of their reading. */
export interface Reading {
  requests: number
  /** Each request that failed, and each page that came with the headers of another release. */
  faults: string[]
}

/** The longest pause between a page and what it is made of, in milliseconds. */
const PAUSE = 60

/**
 * Has visitors read until they are told to stop.
 *
 * @param reads whether they go on
 */
export async function readOn(
  url: string,
  paths: readonly string[],
  visitors: number,
  reads: () => boolean,
): Promise<Reading> {
  const reading: Reading = { requests: 0, faults: [] }
  const ask = async (path: string) => {
    reading.requests++
    const answer = await request(url + path)
    if (answer.status !== 200) reading.faults.push(`${path}: ${answer.status}`)
    return answer
  }
  const read = async (path: string) => {
    const { body, policy } = await ask(path)
    const $ = load(body)
    const style = createHash('sha256')
      .update($('style').html() ?? '')
      .digest('base64')
    if (!policy.includes(`'sha256-${style}'`)) reading.faults.push(`${path}: another policy`)
    const parts = $(
      'script[src], link[rel=stylesheet], link[rel=preload], img[src], source[srcset]',
    )
      .toArray()
      .flatMap(({ attribs: { src, href, srcset } }) => [
        ...[src, href].filter(Boolean),
        ...(srcset ?? '').split(',').map(one => one.trim().split(' ')[0]),
      ])
      .filter((part): part is string => part?.startsWith('/') ?? false)
    await wait(Math.random() * PAUSE)
    for (const part of new Set(parts)) await ask(part)
  }
  const visit = async (start: number) => {
    for (let index = start; reads(); index++) await read(paths[index % paths.length] ?? '/')
  }
  const starts = Array.from({ length: visitors }, (_, number) => number * 7)
  await Promise.all(starts.map(visit))
  return reading
}

interface Answer {
  status: number | string
  body: string
  policy: string
}

/** One request on a connection of its own. */
function request(address: string): Promise<Answer> {
  return new Promise(resolve => {
    const fail = ({ message }: Error) => resolve({ status: message, body: '', policy: '' })
    get(address, { agent: false }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.once('error', fail)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          policy: String(response.headers['content-security-policy'] ?? ''),
        }),
      )
    }).once('error', fail)
  })
}
