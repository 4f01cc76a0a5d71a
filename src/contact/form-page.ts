/** The contact page as the handler returns it: the built page with answers and errors filled in. */
import { load } from 'cheerio/slim'
import { choiceText, type ChoiceSource } from './choice'
import type { ContactConfiguration } from './configuration'
import { headingOf, type Problem } from './message'

/** Fills in the contact page with the visitor’s answers and selection, and any errors. */
export function filledPage(
  { html, offer, email }: ContactConfiguration,
  answers: ChoiceSource,
  problem: Problem,
) {
  const $ = load(html, { xml: { xmlMode: false, encodeEntities: 'utf8' } })
  // Remove the scripts, since the app has a route for the contact page but not for the handler’s URL.
  $('script, .without-script').remove()
  for (const element of $('#contact-form').find('input, textarea, option').toArray()) {
    const control = $(element)
    const values = answers.getAll(String(control.closest('[name]').attr('name'))).map(String)
    // If nothing is selected, select the option without a value.
    const given = values.length > 0 ? values : ['']
    const isGiven = given.includes(String(control.attr('value')))
    if (control.is('option')) control.attr('selected', isGiven ? '' : null)
    else if (control.is('[type=radio], [type=checkbox]'))
      control.attr('checked', isGiven ? '' : null)
    else if (control.is('textarea')) control.text(given.join())
    else control.attr('value', given.join())
    // Open each `<details>` that contains an answer.
    if (given.some(Boolean)) control.closest('details').attr('open', '')
  }
  const choice = choiceText(answers, offer).join('. ')
  if (choice) $('#contact-choice').text(choice)
  if (!problem.failure && !problem.problems) return $.html()

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
