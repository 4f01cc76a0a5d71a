/** The recorded run of `npm run bench -- contact-run` gets to its end; how long it takes is noted, not judged. */
import { PHONE, recordContactRun } from '../../src/bench/contact-run'
import { expect, test } from './support/test'

test.use(PHONE)

test('on a phone, from the home page to a sent message with a package chosen', async ({
  page,
  baseURL,
}, info) => {
  test.slow()
  const sent = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith('/api/contact'),
  )
  const steps = await recordContactRun(page, baseURL ?? '')
  const body = (await sent).postData() ?? ''
  expect(body).toMatch(/name="package"\s+\w/)
  const list = steps.map(({ what, at }) => `${(at / 1000).toFixed(1)} s  ${what}`).join('\n')
  console.log(list)
  await info.attach('steps', { body: list, contentType: 'text/plain' })
})
