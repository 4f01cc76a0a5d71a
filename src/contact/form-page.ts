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
  const form = $('#contact-form')
  for (const element of form.find('input, textarea, option').toArray()) {
    const control = $(element)
    const field = control.closest('[name]')
    const given = answers.getAll(String(field.attr('name'))).map(String)
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

  const heading = headingOf(problem)
  $('title').text(heading)
  const notice = $('#contact-notice').removeAttr('hidden').attr('role', 'alert')
  notice.append($('<h2 class="h3"></h2>').text(heading))
  const address = $('<a></a>').attr('href', `mailto:${email}`).text(email)
  if ('failure' in problem)
    notice.append($('<p></p>').text(problem.failure), $('<p></p>').append(address))
  else
    for (const [name, text] of Object.entries(problem.problems)) {
      $(`#contact-${name}-problem`).text(text)
      $(`#contact-${name}`).attr('aria-invalid', 'true')
      notice.append($('<p></p>').append($('<a></a>').attr('href', `#contact-${name}`).text(text)))
    }
  return $.html()
}
