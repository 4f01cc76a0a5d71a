/** Reads a form out of a request: bounded in bytes and time, in the encodings that forms have, UTF-8 alone. */

/** Answers by name, in the order in which they came. */
export type Answers = Map<string, string[]>

/** Why a request could not be read; the status that says so. */
export class UnreadableRequest extends Error {
  constructor(
    readonly status: 400 | 408 | 413 | 415,
    message: string,
  ) {
    super(message)
  }
}

/** The greatest number of bytes of a request. */
export const LARGEST_BODY = 64 * 1024
/** The greatest number of answers: more than the form has by far. */
const MOST_ANSWERS = 100
/** Milliseconds that a body may take to arrive. */
const PATIENCE = 15_000

/**
 * Reads the answers of a form.
 *
 * @throws UnreadableRequest for what is too large, too slow, in another encoding, or no form
 */
export async function readAnswers(request: Request, patience = PATIENCE): Promise<Answers> {
  const { type, charset } = contentType(request.headers.get('Content-Type') ?? '')
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new UnreadableRequest(415, 'Only UTF-8 is read.')
  const parse = PARSERS[type]
  if (!parse) throw new UnreadableRequest(415, 'This is no form.')
  // What is compressed could become any size.
  const coding = request.headers.get('Content-Encoding') ?? 'identity'
  if (coding !== 'identity') throw new UnreadableRequest(415, 'Nothing compressed is read.')
  const bytes = await readBytes(request, patience)
  const text = decode(bytes)
  const answers = await parse(text, bytes, request)
  if ([...answers.values()].flat().length > MOST_ANSWERS)
    throw new UnreadableRequest(413, 'There are too many answers.')
  return answers
}

function contentType(header: string): { type: string; charset?: string } {
  const [type = '', ...parameters] = header.split(';').map(part => part.trim().toLowerCase())
  const charset = parameters.find(parameter => parameter.startsWith('charset='))
  return { type, charset: charset?.slice('charset='.length).replaceAll('"', '') }
}

/** Reads no more than there may be, whatever the request says of its own length. */
async function readBytes(request: Request, patience: number): Promise<Uint8Array> {
  const reader: ReadableStreamDefaultReader<Uint8Array> | undefined = request.body?.getReader()
  if (!reader) return new Uint8Array()
  const parts: Uint8Array[] = []
  let size = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadableRequest(408, 'It took too long.')), patience)
  })
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) break
      size += value.byteLength
      if (size > LARGEST_BODY) throw new UnreadableRequest(413, 'It is too large.')
      parts.push(value)
    }
  } catch (error) {
    // Not waited for: a sender that stalls would never let it end.
    reader.cancel().catch(() => undefined)
    throw error instanceof UnreadableRequest
      ? error
      : new UnreadableRequest(400, 'It broke off halfway.')
  } finally {
    clearTimeout(timer)
  }
  const bytes = new Uint8Array(size)
  let position = 0
  for (const part of parts) {
    bytes.set(part, position)
    position += part.byteLength
  }
  return bytes
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnreadableRequest(400, 'It is not UTF-8.')
  }
}

type Parser = (text: string, bytes: Uint8Array, request: Request) => Answers | Promise<Answers>

const PARSERS: Record<string, Parser | undefined> = {
  'application/x-www-form-urlencoded': text => {
    const answers: Answers = new Map()
    for (const pair of text.split('&')) {
      if (pair === '') continue
      const at = pair.indexOf('=')
      const name = at < 0 ? pair : pair.slice(0, at)
      add(answers, percentDecoded(name), at < 0 ? '' : percentDecoded(pair.slice(at + 1)))
    }
    return answers
  },
  'multipart/form-data': async (_, bytes, request) => {
    const type = request.headers.get('Content-Type') ?? ''
    let data: FormData
    try {
      const headers = { 'Content-Type': type }
      const body = new Response(bytes.slice().buffer, { headers })
      // Bounded before it gets here, and the one parser that Node and hosts of functions share.
      // eslint-disable-next-line @typescript-eslint/no-deprecated
      data = await body.formData()
    } catch {
      throw new UnreadableRequest(400, 'It is not what it says it is.')
    }
    const answers: Answers = new Map()
    for (const [name, value] of data) {
      if (typeof value !== 'string') throw new UnreadableRequest(415, 'No files are taken.')
      add(answers, name, value)
    }
    return answers
  },
  'application/json': text => {
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      throw new UnreadableRequest(400, 'It is not JSON.')
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new UnreadableRequest(400, 'It is no object of answers.')
    const answers: Answers = new Map()
    for (const [name, given] of Object.entries<unknown>({ ...value })) {
      const list: unknown[] = Array.isArray(given) ? given : [given]
      for (const answer of list) {
        if (typeof answer !== 'string') throw new UnreadableRequest(400, 'Answers are text.')
        add(answers, name, answer)
      }
    }
    return answers
  },
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new UnreadableRequest(400, 'It is not UTF-8.')
  }
}

function add(answers: Answers, name: string, value: string): void {
  const known = answers.get(name)
  if (known) known.push(value)
  else answers.set(name, [value])
}
