/** The daily check of the live contact form: sends a test message and opens an issue if it doesn’t arrive. */
const { createHmac } = require('node:crypto')

const TITLE = 'The contact form isn’t delivering messages'
const TIMEOUT_MS = 30_000

/**
 * Sends a test message through a live site’s form. The message is signed with a secret that only the handler and this
 * script have. The handler responds with the receivers that accepted the message.
 *
 * @param site the site’s URL
 * @param secret the site's CONTACT_PROBE_SECRET
 * @returns what’s wrong, in Markdown; undefined if every receiver accepted the message
 */
async function probe(site, secret) {
  const url = `${site}/contact`
  try {
    const page = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    const [form = ''] = /<form\b[^>]*\bid="contact-form"[^>]*>/.exec(await page.text()) ?? []
    const [, action] = /\baction="([^"]+)"/.exec(form) ?? []
    if (!page.ok || !action) return `${url} returned ${page.status} without a contact form.`
    const now = String(Math.floor(Date.now() / 1000))
    const answer = await fetch(new URL(action, page.url), {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        Accept: 'application/json',
        'Contact-Probe': `${now}.${createHmac('sha256', secret.trim()).update(now).digest('base64')}`,
      },
      body: new URLSearchParams({
        name: 'Daily check',
        email: 'daily-check@example.com',
        message: 'A daily test of the contact form. Please ignore it.',
      }),
    })
    // A host without functions may respond with a page.
    const outcome = await answer.json().catch(error => {
      if (error.name === 'SyntaxError') return 'Not JSON'
      throw error
    })
    const accepted = Object.values(outcome?.receivers ?? {})
    if (answer.ok && accepted.length > 0 && accepted.every(Boolean)) return undefined
    const said = JSON.stringify(outcome).slice(0, 2000)
    return `The form returned ${answer.status}, but didn't confirm that every receiver accepted the message. The host's logs may say why.\n\n    ${said}`
  } catch (error) {
    return `${url} couldn't be reached: ${String(error.cause ?? error)}`
  }
}

/** Opens or updates an issue about a problem, and closes the issue once the problem is solved. */
async function report({ github, context, problem }) {
  const { issues } = github.rest
  const open = await github.paginate(issues.listForRepo, {
    ...context.repo,
    state: 'open',
    creator: 'github-actions[bot]',
  })
  const known = open.find(({ title }) => title === TITLE)
  const issue = { ...context.repo, issue_number: known?.number }
  const body = `${problem}\n\nThis issue closes automatically once a test message arrives again.`
  if (problem && known) await issues.update({ ...issue, body })
  else if (problem) await issues.create({ ...context.repo, title: TITLE, body })
  else if (known) await issues.update({ ...issue, state: 'closed', state_reason: 'completed' })
}

module.exports = { probe, report }
