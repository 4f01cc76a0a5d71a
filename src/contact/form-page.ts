/** The contact page as the handler answers it: the one that the build made, with answers and messages filled in. */
import { load } from 'cheerio/slim'
import { choiceSummary, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { headingOf, type Problem } from './message'

/** Fills the contact page in with what was typed and chosen, and with what came of it. */
export function filledPage(
  { html, offer, email }: ContactConfiguration,
  answers: ChoiceSource,
  problem?: Problem,
): string {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } })
  // The application knows no page at the handler's address.
  $('script, .without-script').remove()
  for (const element of $('#contact-form').find('input, textarea, option').toArray()) {
    const control = $(element)
    const given = answers.getAll(String(control.closest('[name]').attr('name'))).map(String)
    // Where nothing is chosen, the answer without a value says so.
    const isGiven = (given.length > 0 ? given : ['']).includes(String(control.attr('value')))
    if (control.is('option')) control.attr('selected', isGiven ? '' : null)
    else if (control.is('[type=radio], [type=checkbox]'))
      control.attr('checked', isGiven ? '' : null)
    else if (control.is('textarea')) control.text(given[0] ?? '')
    else control.attr('value', given[0] ?? '')
    // What is answered is not folded away.
    if (given.some(Boolean)) control.closest('details').attr('open', '')
  }
  const summary = choiceSummary(answers, offer)
  if (summary) $('#contact-choice').text(summary)
  if (!problem) return $.html()

  const notice = $('#contact-notice').removeAttr('hidden').attr('role', 'alert')
  const link = (href: string, text: string) =>
    notice.append($('<p></p>').append($('<a></a>').attr('href', href).text(text)))
  $('title').text(headingOf(problem))
  notice.append($('<h2 class="h3"></h2>').text(headingOf(problem)))
  if (problem.failure) {
    notice.append($('<p></p>').text(problem.failure))
    link(`mailto:${email}`, email)
  }
  for (const [name, text] of Object.entries(problem.problems ?? {})) {
    $(`#contact-${name}-problem`).text(text)
    $(`#contact-${name}`).attr('aria-invalid', 'true')
    link(`#contact-${name}`, text)
  }
  return $.html()
}
