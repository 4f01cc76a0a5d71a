/** The contact form's handler on your own server, behind nginx. docs/hosting.md explains how to bundle and start it. */
import { createServer } from 'node:http'
import configuration from '../dist/api/contact.json'
import type { ContactConfiguration } from '../src/contact/configuration'
import { answerNode } from '../src/contact/node'
import { deliveryFrom } from '../src/contact/receivers'

const { PORT = '9000' } = process.env
const site = configuration as ContactConfiguration
const delivery = deliveryFrom(process.env, site.email)
for (const problem of delivery.problems)
  console.error(`contact: ${problem} Until then, the form responds with 503.`)

/** The time limit for a whole request, so slow ones don't pile up. nginx buffers each request and sends it at once. */
const TIMEOUT_MS = 10_000
// If only requestTimeout is set, Node applies the longer headersTimeout to bodies and checks only every 30 seconds.
const limits = {
  headersTimeout: TIMEOUT_MS,
  requestTimeout: TIMEOUT_MS,
  connectionsCheckingInterval: 1000,
}
const server = createServer(limits, (request, response) => {
  answerNode(site, delivery, request, response).catch((error: unknown) => {
    console.error('contact: the handler failed:', error)
    response.destroy()
  })
})
server.listen(Number(PORT), '127.0.0.1', () => {
  console.log(`contact: listening on 127.0.0.1:${PORT}`)
})
