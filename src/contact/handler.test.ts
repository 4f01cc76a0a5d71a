import { contactForm, startMailService } from '../../tests/support/contact'
import { formatValue } from '../content/format'
import { deliveryOverHttp } from './deliver'
import { contactHandler, type HandlerOptions } from './handler'

const ADDRESS = 'https://www.agency.example/api/contact'
const form = contactForm()
const TOKEN = 'a-secret-that-no-log-may-hold'

const GOOD = {
  name: 'Ada Byron',
  email: 'ada@looms.example',
  message: 'We sell looms.\nEnquiries fell from 70 to 41 a month.',
}

let service: Awaited<ReturnType<typeof startMailService>>
let log: string[]
beforeEach(async () => {
  service = await startMailService()
  log = []
})
afterEach(() => service.stop())

/** A handler that sends to the service of the test. */
const handler = (more: Partial<HandlerOptions> = {}, patience = 2000) =>
  contactHandler({
    form,
    rate: 'none',
    log: line => log.push(line),
    deliver: deliveryOverHttp(
      { CONTACT_SEND_URL: service.url, CONTACT_SEND_TOKEN: TOKEN, CONTACT_FROM: 'site@x.example' },
      form.email,
      patience,
    ),
    ...more,
  })

type Given = Record<string, string | string[]>
const pairs = (answers: Given) =>
  Object.entries(answers).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  )

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request(ADDRESS, {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })

const native = (answers: Given, headers: Record<string, string> = {}) =>
  post(new URLSearchParams(pairs(answers)), {
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    Origin: new URL(ADDRESS).origin,
    ...headers,
  })

const scripted = (answers: Given) => {
  const data = new FormData()
  for (const [name, value] of pairs(answers)) data.append(name, value)
  return post(data, { Accept: 'application/json', 'Sec-Fetch-Site': 'same-origin' })
}

const faultsOf = async (response: Response) =>
  ((await response.json()) as { faults: Record<string, string> }).faults

describe('a good message', () => {
  const whole: Given = {
    ...GOOD,
    company: 'Looms & Sons <Ltd>',
    service: form.choices.service.slice(0, 2),
    figure: '41 enquiries a month',
    budget: form.choices.budget[0] ?? '',
    timing: form.choices.timing[0] ?? '',
    package: form.choices.package[1] ?? '',
    'add-on': form.choices['add-on'].slice(0, 2),
  }

  test('sent by a browser without script leads to the page that follows', async () => {
    const answer = await handler()(native(whole))
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, form.sentPath])
    expect(answer.headers.get('Set-Cookie')).toBeNull()
    expect(service.received).toHaveLength(1)
    const { body, headers } = service.received[0] ?? {}
    expect(headers?.authorization).toBe(`Bearer ${TOKEN}`)
    expect(body).toMatchObject({
      from: 'site@x.example',
      to: [form.email],
      reply_to: GOOD.email,
    })
    expect(body?.subject).toContain('Ada Byron')
    // Every answer is in the text, choices by their names.
    for (const field of form.fields) {
      expect(body?.text).toContain(field.label)
      for (const value of [whole[field.name] ?? ''].flat())
        expect(body?.text).toContain(
          field.choices?.find(({ slug }) => slug === value)?.name ?? value,
        )
    }
  })

  test('sent by script is answered in JSON, as multipart and as JSON alike', async () => {
    for (const request of [
      scripted(whole),
      post(JSON.stringify(whole), { 'Content-Type': 'application/json; charset=UTF-8' }),
    ]) {
      const answer = await handler()(request)
      expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    }
    expect(service.received).toHaveLength(2)
    expect(service.received[0]?.body).toEqual(service.received[1]?.body)
  })

  /** An add-on of which there can be several, and a package. */
  const several = form.offer.addOns.find(({ most }) => most !== undefined)
  const [pack] = form.offer.packages
  if (!several?.most || !pack) throw new Error('The offer lacks a kind of choice.')
  const { slug, most } = several

  test('says how many of an add-on, and what it costs by the prices of the site alone', async () => {
    const given = { ...GOOD, package: pack.slug, 'add-on': `${slug}:3`, total: '1', price: '1' }
    expect((await handler()(native(given))).status).toBe(303)
    const text = service.received[0]?.body.text
    expect(text).toContain(`3 × ${several.name}`)
    const total = formatValue(pack.price + 3 * several.price, 'currency')
    expect(text).toContain(`${form.prices.estimate.once}: ${total}`)
    expect(text).not.toContain(form.prices.estimate.month)
  })

  test('names each number from one to the most, and no other', async () => {
    for (const count of ['0', String(most + 1), '03', '-1', '1e1', '']) {
      const answer = await handler()(scripted({ ...GOOD, 'add-on': `${slug}:${count}` }))
      expect([count, answer.status]).toEqual([count, 422])
    }
    for (const count of [2, most])
      expect((await handler()(scripted({ ...GOOD, 'add-on': `${slug}:${count}` }))).status).toBe(
        200,
      )
    expect(service.received).toHaveLength(2)
  })

  test('sent twice carries the same key, another message another one', async () => {
    const answer = handler()
    for (const message of ['One.', 'One.', 'Two.']) await answer(native({ ...GOOD, message }))
    const keys = service.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
    expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false])
  })

  test('has no say in where its author is led', async () => {
    for (const name of ['next', '_next', 'redirect', 'Location']) {
      const answer = await handler()(native({ ...GOOD, [name]: 'https://evil.example' }))
      expect(answer.headers.get('Location')).toBe(form.sentPath)
    }
  })
})

describe('answers that cannot be sent', () => {
  test.each([
    ['nothing at all', {}, ['name', 'email', 'message']],
    ['blanks', { name: ' ', email: '\t', message: ' \n ' }, ['name', 'email', 'message']],
    ['an address without a domain', { ...GOOD, email: 'ada@looms' }, ['email']],
    ['two addresses', { ...GOOD, email: 'a@b.example,c@d.example' }, ['email']],
    ['a long name', { ...GOOD, name: 'x'.repeat(101) }, ['name']],
    ['a long message', { ...GOOD, message: 'x'.repeat(5001) }, ['message']],
    ['a service that is none', { ...GOOD, service: 'spells' }, ['service']],
    ['a package that is none', { ...GOOD, package: 'gold' }, ['package']],
    ['two packages', { ...GOOD, package: ['starter', 'enterprise'] }, ['package']],
    ['two names', { ...GOOD, name: ['Ada', 'Eve'] }, ['name']],
    ['a header in a name', { ...GOOD, name: 'Ada\r\nBcc: eve@x.example' }, ['name']],
    ['a header in an address', { ...GOOD, email: 'a@b.example\nBcc: e@x.example' }, ['email']],
    ['a header in a company', { ...GOOD, company: 'A\u2028Bcc: e@x.example' }, ['company']],
    ['half a character', { ...GOOD, message: 'x\u0000y' }, ['message']],
    ['the field that nobody sees', { ...GOOD, website: 'https://x.example' }, ['form']],
    ['no time', { ...GOOD, elapsed: '40' }, ['form']],
    ['a time that is none', { ...GOOD, elapsed: 'now' }, ['form']],
  ])('%s: 422, with a sentence for each, and nothing is sent', async (_, given, fields) => {
    const answer = await handler()(scripted(given))
    expect(answer.status).toBe(422)
    const faults = await faultsOf(answer)
    expect(Object.keys(faults)).toEqual(fields)
    for (const text of Object.values(faults)) expect(text).toMatch(/^[^{}]{10,}[.!]$/)
    expect(service.received).toEqual([])
  })

  test('come back to a browser without script, escaped, with what to mend', async () => {
    const evil = '"><script>alert(1)</script>\' &amp;'
    const answer = await handler()(
      native({ ...GOOD, name: evil, email: 'x', message: `\n${evil}\r\ny`, service: 'seo' }),
    )
    expect(answer.status).toBe(422)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const { load } = await import('cheerio')
    const $ = load(await answer.text())
    expect($('script')).toHaveLength(0)
    expect($('[name=name]').val()).toBe(evil)
    expect($('[name=email]').attr('aria-invalid')).toBe('true')
    expect($('[name=message]').text()).toContain(evil)
    expect($('[name=service][value=seo]').attr('checked')).toBeDefined()
    expect($('[name=service]:checked')).toHaveLength(1)
    expect($('a[href="#contact-email"]')).toHaveLength(1)
    expect($('form').attr('action')).toBe(form.endpoint)
    expect($('meta[name=robots]').attr('content')).toBe('noindex')
  })
})

describe('choices brought along without script', () => {
  const [pack] = form.offer.packages
  const several = form.offer.addOns.find(({ most }) => most !== undefined)
  const query = `?package=${pack?.slug}&add-on=${several?.slug}%3A2&add-on=&add-on=spells&service=seo&service=x"&name=Eve`
  const get = (method = 'GET', headers: Record<string, string> = {}) =>
    new Request(ADDRESS + query, { method, headers: { Accept: 'text/html', ...headers } })

  test('stand in a form that can be sent, with what they cost', async () => {
    // A link from elsewhere may lead here, too.
    const answer = await handler()(get('GET', { 'Sec-Fetch-Site': 'cross-site' }))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { load } = await import('cheerio')
    const $ = load(await answer.text())
    expect($('h1').text()).toBe(form.heading)
    expect($('[role=alert]')).toHaveLength(0)
    const sent = new URLSearchParams($('form').serialize())
    expect(sent.get('package')).toBe(pack?.slug)
    expect(sent.getAll('add-on').filter(Boolean)).toEqual([`${several?.slug}:2`])
    expect(sent.getAll('service')).toEqual(['seo'])
    expect(sent.get('name')).toBe('')
    expect($('details').attr('open')).toBeDefined()
    const total = formatValue((pack?.price ?? 0) + 2 * (several?.price ?? 0), 'currency')
    expect($('form').text()).toContain(`2 × ${several?.name}`)
    expect($('form').text()).toContain(`${form.prices.estimate.once} ${total}`)
    for (const [name, value] of Object.entries(GOOD)) sent.set(name, value)
    expect((await handler()(native(Object.fromEntries(sent)))).status).toBe(303)
    expect(service.received).toHaveLength(1)
  })

  test('are no answer to a script, and to HEAD without a body', async () => {
    const scripted = await handler()(get('GET', { Accept: 'application/json' }))
    expect(scripted.status).toBe(405)
    expect((await handler()(get('HEAD'))).status).toBe(200)
    expect(service.received).toEqual([])
  })
})

describe('a service that fails loses nothing', () => {
  const FAILURES: Record<string, Parameters<typeof service.reply>[0]> = {
    'refuses the fields': response => response.writeHead(422).end('{"message":"no"}'),
    'is asked too often': response => response.writeHead(429).end(),
    'has a fault': response => response.writeHead(500).end(),
    'never answers': () => undefined,
    'drops the connection': (_, request) => request.socket.destroy(),
    'sends elsewhere': response =>
      response.writeHead(307, { Location: `${service.url}/elsewhere` }).end(),
  }

  test.each(Object.entries(FAILURES))('that %s', async (_, failure) => {
    service.reply(failure)
    const answer = await handler({}, 300)(native(GOOD))
    expect(answer.status).toBe(502)
    const page = await answer.text()
    for (const text of Object.values(GOOD)) expect(page).toContain(text)
    expect(page).toContain(form.words.failure.refused)
    // Sent once, and to the service alone.
    expect(service.received).toHaveLength(1)
    expect(log).toHaveLength(1)
    for (const secret of [TOKEN, ...Object.values(GOOD)]) expect(log.join()).not.toContain(secret)
  })

  test('that goes on answering for ever does not keep the visitor', async () => {
    service.reply(response => {
      response.writeHead(200)
      response.write('x')
    })
    const answer = await handler()(scripted(GOOD))
    expect(answer.status).toBe(200)
  })

  test('that is not there, and one that is not set up', async () => {
    service.stop()
    expect((await handler()(native(GOOD))).status).toBe(502)
    const answer = await handler({ deliver: undefined })(native(GOOD))
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain(GOOD.name)
  })

  test('a fault in the delivery itself is 500, without a word of it', async () => {
    const answer = await handler({
      deliver: () => Promise.reject(new Error(`cannot use ${TOKEN}`)),
    })(native(GOOD))
    expect(answer.status).toBe(500)
    expect((await answer.text()) + log.join()).not.toContain(TOKEN)
  })
})

describe('requests that are no form', () => {
  /** A body that says what it likes of its length. */
  const stream = (bytes: number, piece = 1024) =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        if (bytes <= 0) {
          controller.close()
          return
        }
        bytes -= piece
        controller.enqueue(new Uint8Array(piece).fill(97))
      },
    })
  const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
  const whole = new URLSearchParams(GOOD).toString()

  test.each<[string, number, () => Request]>([
    ['a megabyte', 413, () => post('name='.padEnd(1_000_000, 'x'), urlencoded)],
    [
      'a megabyte that says it is small',
      413,
      () => post(stream(1_000_000), { ...urlencoded, 'Content-Length': '10' }),
    ],
    ['a thousand answers', 413, () => post('service=x&'.repeat(1000), urlencoded)],
    [
      'another encoding',
      415,
      () => post(whole, { 'Content-Type': `${urlencoded['Content-Type']}; charset=utf-16` }),
    ],
    ['text', 415, () => post(whole, { 'Content-Type': 'text/plain' })],
    ['no type', 415, () => post(new Uint8Array([1]))],
    ['something compressed', 415, () => post(whole, { ...urlencoded, 'Content-Encoding': 'gzip' })],
    [
      'bytes that are not UTF-8',
      400,
      () => post(new Uint8Array([110, 61, 0xff, 0xfe]), urlencoded),
    ],
    ['escapes that are not UTF-8', 400, () => post(`${whole}&company=%FF%FE`, urlencoded)],
    ['JSON that is none', 400, () => post('{', { 'Content-Type': 'application/json' })],
    ['a list', 400, () => post('[]', { 'Content-Type': 'application/json' })],
    ['numbers', 400, () => post('{"name":1}', { 'Content-Type': 'application/json' })],
    ['multipart without parts', 400, () => post('x', { 'Content-Type': 'multipart/form-data' })],
    ['another site', 403, () => native(GOOD, { Origin: 'https://evil.example' })],
    ['no origin at all, as a sandbox says it', 403, () => native(GOOD, { Origin: 'null' })],
    [
      'another site, as the browser knows',
      403,
      () => native(GOOD, { 'Sec-Fetch-Site': 'cross-site' }),
    ],
    [
      'GET by a script',
      405,
      () => new Request(ADDRESS, { headers: { Accept: 'application/json' } }),
    ],
    ['PUT', 405, () => new Request(ADDRESS, { method: 'PUT', body: whole, headers: urlencoded })],
  ])('%s: %i, and nothing is sent', async (_, status, request) => {
    const answer = await handler()(request())
    expect(answer.status).toBe(status)
    if (status === 405) expect(answer.headers.get('Allow')).toBe('GET, HEAD, POST')
    expect(service.received).toEqual([])
    expect(log).toEqual([])
  })

  test('a file is not taken', async () => {
    const data = new FormData()
    data.append('name', new Blob(['x']), 'x.txt')
    expect((await handler()(post(data))).status).toBe(415)
  })
})

describe('how often one address may write', () => {
  const rate = { most: 3, window: 60_000 }

  test('the next message waits, and is handed back', async () => {
    const answer = handler({ rate })
    const statuses: number[] = []
    for (let count = 0; count < 4; count++) {
      const { status } = await answer(native({ ...GOOD, message: `No. ${count}` }), '192.0.2.1')
      statuses.push(status)
    }
    expect(statuses).toEqual([303, 303, 303, 429])
    const late = await answer(native(GOOD), '192.0.2.1')
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(late.headers.get('Retry-After'))).toBeLessThanOrEqual(60)
    expect(await late.text()).toContain(GOOD.name)
    expect((await answer(native(GOOD), '192.0.2.2')).status).toBe(303)
  })

  test('faults and failures do not count', async () => {
    const answer = handler({ rate }, 300)
    for (let count = 0; count < 5; count++) await answer(native({ name: 'x' }), '192.0.2.1')
    service.reply(response => response.writeHead(500).end())
    for (let count = 0; count < 5; count++)
      expect((await answer(native(GOOD), '192.0.2.1')).status).toBe(502)
    service.reply(response => response.writeHead(200).end())
    expect((await answer(native(GOOD), '192.0.2.1')).status).toBe(303)
  })
})

/** Numbers from 0 to 1, the same on every run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('a thousand posts at once: what is good arrives once, what is not never does', async () => {
  const next = random(7)
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(next() * list.length)] as Item
  const names = ['Ada', 'Zoë “Z” O’Neil', '  Ann  ', '', 'x\r\nBcc: a@b.example', 'y'.repeat(101)]
  const emails = ['a@b.example', 'ü@bücher.example', 'a@b', 'a b@c.example', '', 'a@b.example\n']
  const messages = ['Hello', 'a\r\nb', '', '日本語 🙂', 'z'.repeat(5001), 'null\u0000']
  const isGood = (name: string, email: string, message: string) =>
    ['Ada', 'Zoë “Z” O’Neil', '  Ann  '].includes(name) &&
    ['a@b.example', 'ü@bücher.example', 'a@b.example\n'].includes(email) &&
    ['Hello', 'a\r\nb', '日本語 🙂'].includes(message)
  const answer = handler()
  const expected: string[] = []
  const started = Date.now()
  const outcomes = await Promise.all(
    Array.from({ length: 1000 }, async (_, number) => {
      const [name, email, message] = [pick(names), pick(emails), pick(messages)]
      const good = isGood(name, email, message)
      const mark = `number ${number}`
      if (good) expected.push(mark)
      const given = { name, email, message, company: mark }
      const { status } = await answer(next() < 0.5 ? native(given) : scripted(given))
      return [good, status === 303 || status === 200, status] as const
    }),
  )
  expect(outcomes.filter(([good, sent]) => good !== sent)).toEqual([])
  expect(outcomes.filter(([good, , status]) => !good && status !== 422)).toEqual([])
  expect(expected.length).toBeGreaterThan(50)
  const arrived = service.received.map(({ body }) => /number \d+/.exec(body.text)?.[0])
  expect(arrived.sort()).toEqual(expected.sort())
  for (const { body } of service.received)
    expect(body.subject + body.reply_to).not.toMatch(/[\r\n]/)
  expect(Date.now() - started).toBeLessThan(30_000)
})
