/** The handler's answers as pages: the form again, with what was typed and what to mend. */
import type {
  ContactFormFile,
  HandlerField,
  HandlerPrice,
} from '../gatsby/post-build/contact-form-file'
import {
  addOnValues,
  chosenLines,
  priceText,
  readChoice,
  sumTexts,
  type ChosenLine,
} from './estimate'
import type { Faults } from './check-message'
import type { Answers } from './read-body'

/** Text as it may stand in an element or between quotation marks. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** What a page says above the form. */
export interface Notice {
  heading: string
  /** One sentence, where there is no list of faults. */
  text?: string
  faults?: Faults
  /** Nothing has gone wrong: the form is there to be filled in. */
  isCalm?: boolean
}

/**
 * A whole page that hands a message back to its author.
 *
 * @param answers what was typed; an empty map where nothing could be read
 */
export function formPage(form: ContactFormFile, notice: Notice, answers: Answers): string {
  const { words, page, contactPath } = form
  const isOrder = (field: HandlerField) => field.name === 'package' || field.name === 'add-on'
  const faults = notice.faults ?? {}
  const row = (field: HandlerField) => fieldRow(form, field, answers.get(field.name) ?? [], faults)
  const ordered = form.fields.filter(isOrder)
  const order = {
    get: (name: string) => answers.get(name)?.[0],
    getAll: (name: string) => answers.get(name) ?? [],
  }
  const chosen = chosenLines(readChoice(order, form.offer), form.offer)
  const main = [
    '<div class="grid no-row-gap"><div class="l8 teal stack opening">',
    `<h1 class="h2">${escaped(notice.heading)}</h1>`,
    noticeBox(form, notice),
    `<form class="f-form" action="${escaped(form.endpoint)}" method="post" accept-charset="utf-8" novalidate>`,
    chosenBox(form, chosen),
    ...form.fields.filter(field => !isOrder(field)).map(row),
    `<details class="f-order"${chosen.length > 0 ? ' open' : ''}><summary class="h3">${escaped(words.choice.summary)}</summary>`,
    ...ordered.map(row),
    '</details>',
    `<p class="hidden-visually" aria-hidden="true"><label for="contact-website">${escaped(words.trap)}</label><input id="contact-website" name="website" tabindex="-1" autocomplete="off"></p>`,
    `<div class="f-send"><button type="submit" class="button">${escaped(words.button)}</button><p class="small">${escaped(words.privacy)}</p></div>`,
    '</form>',
    `<p><a href="${escaped(contactPath)}">${escaped(words.failure.back)}</a></p>`,
    '</div>',
    `<div class="r4 stack opening"><p class="h3 display"><a href="mailto:${escaped(form.email)}">${escaped(form.email)}</a></p></div>`,
    '</div>',
  ]
  return page.start + escaped(notice.heading) + page.top + main.join('') + page.end
}

/** What was chosen, and what it costs together. To take it away, its mark in the form is taken away. */
function chosenBox({ words, prices }: ContactFormFile, chosen: readonly ChosenLine[]): string {
  if (chosen.length === 0) return ''
  const items = chosen.map(
    line =>
      `<li><span class="h4">${escaped(line.name)}</span> ${escaped(priceText(line, prices))}</li>`,
  )
  const sums = sumTexts(chosen, prices).map(
    ({ label, amount }) =>
      `<span>${escaped(label)} <span class="h4">${escaped(amount)}</span></span>`,
  )
  return `<div class="f-chosen"><p class="h4">${escaped(words.choice.heading)}</p><ul class="rules">${items.join('')}</ul><p class="f-sums">${sums.join('')}</p></div>`
}

function noticeBox(form: ContactFormFile, { text, faults, isCalm }: Notice): string {
  if (!faults) return `<p class="lead"${isCalm ? '' : ' role="alert"'}>${escaped(text ?? '')}</p>`
  const items = Object.entries(faults).map(([name, fault]) => {
    const isField = form.fields.some(field => field.name === name)
    return `<li>${isField ? `<a href="#contact-${name}">${escaped(fault)}</a>` : escaped(fault)}</li>`
  })
  return `<ul class="deep f-notice rules" role="alert">${items.join('')}</ul>`
}

function fieldRow(
  form: ContactFormFile,
  field: HandlerField,
  given: readonly string[],
  faults: Faults,
): string {
  const { words } = form
  const { name, label, hint, required, choices } = field
  const id = `contact-${name}`
  const fault = faults[name]
  const optional = required ? '' : `<span class="f-optional"> ${escaped(words.optional)}</span>`
  const hintText = (more = '') =>
    hint ? `<p class="small${more}" id="${id}-hint">${escaped(hint)}</p>` : ''
  const faultText = fault ? `<p class="f-fault" id="${id}-fault">${escaped(fault)}</p>` : ''
  const described = [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ')
  const aria = described ? ` aria-describedby="${described}"` : ''
  if (choices) return choiceRow(form, field, given, { optional, hintText, faultText, aria })
  const attributes = `id="${id}" name="${name}" class="f-control"${required ? ' required' : ''} autocomplete="${field.autocomplete ?? 'off'}"${aria}${fault ? ' aria-invalid="true"' : ''}`
  const value = escaped(given[0] ?? '')
  const control =
    field.kind === 'lines'
      ? // A line break after the tag is no part of the text.
        `<textarea ${attributes} rows="7">\n${value}</textarea>`
      : `<input ${attributes} type="${field.kind === 'email' ? 'email' : 'text'}" value="${value}">`
  return `<div class="f-row${field.kind === 'lines' ? ' f-wide' : ''}"><div><label class="h3 f-label" for="${id}">${escaped(label)}${optional}</label>${hintText()}</div><div>${control}${faultText}</div></div>`
}

interface RowParts {
  optional: string
  hintText: (more?: string) => string
  faultText: string
  aria: string
}

function choiceRow(
  { words, offer, prices }: ContactFormFile,
  { name, kind, label, choices = [] }: HandlerField,
  given: readonly string[],
  { optional, hintText, faultText, aria }: RowParts,
): string {
  const offered = name === 'package' ? [{ slug: '', name: words.choice.none }, ...choices] : choices
  const field = name === 'package' || name === 'add-on' ? name : undefined
  const priced: readonly HandlerPrice[] =
    field === 'package' ? offer.packages : field ? offer.addOns : []
  const items = offered.map(({ slug, name: text }, index) => {
    const price = priced.find(item => item.slug === slug)
    const note =
      field &&
      price &&
      `<span class="f-note"> ${escaped(priceText({ ...price, field }, prices))}</span>`
    const attributes = `${index === 0 ? ` id="contact-${name}"` : ''} name="${name}"`
    const control = price?.most
      ? countControl(attributes, addOnValues(price), given)
      : markControl(attributes, kind === 'choices' ? 'checkbox' : 'radio', slug, given)
    return `<label class="f-choice">${control}<span>${escaped(text)}${note ?? ''}</span></label>`
  })
  return `<fieldset class="f-row${kind === 'choices' ? ' f-wide' : ''}"${aria}><legend class="h3 f-label">${escaped(label)}${optional}</legend><div>${hintText(' f-hint')}<div class="f-choices">${items.join('')}</div>${faultText}</div></fieldset>`
}

function markControl(attributes: string, type: string, slug: string, given: readonly string[]) {
  const isChosen = slug === '' ? !given.some(value => value !== '') : given.includes(slug)
  return `<input type="${type}"${attributes} value="${escaped(slug)}"${isChosen ? ' checked' : ''}>`
}

/** How many of something, from none. */
function countControl(attributes: string, values: readonly string[], given: readonly string[]) {
  const options = values.map(
    (value, index) =>
      `<option value="${escaped(value)}"${given.includes(value) ? ' selected' : ''}>${index + 1}</option>`,
  )
  return `<select${attributes}><option value="">0</option>${options.join('')}</select>`
}
