import { useEffect, useRef, useState } from 'react'
import type { Named } from '../../../contact/choice'
import { inSentence, nounFor } from '../../../content/format'
import { CaseGrid } from '../CaseGrid/CaseGrid'
import { pathWith, useVisit } from '../../ui/use-visit'
import { StudyFan } from '../StudyFan/StudyFan'
import './StudyFilter.css'
// src/page-kinds/case-study/filter-rules.ts generates this file from the case studies before the style sheet is built.
import '../../../../.cache/study-filter.css'

interface StudyFilterProps {
  studies: readonly (Queries.CaseCardFieldsFragment & Queries.StudyFanFieldsFragment)[]
  /** In the order of the filter’s options. */
  services: readonly Named[]
  industries: readonly Named[]
  /** Changes on each navigation. Based on Gatsby’s location key. */
  visit: string
}

/** The number of cards the tallest common window shows before scrolling. */
const IN_FIRST_VIEW = 10

const NO_CHOICE = { service: '', industry: '' }

type Choice = Readonly<typeof NO_CHOICE>

/** Reads the choice from the form. Until the application runs, it isn’t stored anywhere else. */
const readForm = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Choice

/** Sets the form to the choice in the URL. Unknown values count as no choice. */
function fillForm(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const select of form.querySelectorAll('select')) {
    select.value = query.get(select.name) ?? ''
    if (select.selectedIndex < 0) select.value = ''
  }
}

/**
 * All case studies, with filters for service and industry. The style sheet hides case studies that don’t match, even
 * without JavaScript. JavaScript adds the count and keeps the choice in the URL.
 */
export function StudyFilter(props: StudyFilterProps) {
  const { studies, services, industries, visit } = props
  const form = useRef<HTMLFormElement>(null)
  /** Undefined until the application runs. */
  const [choice, setChoice] = useState<Choice>()

  const syncFromUrl = () => {
    if (!form.current) return
    fillForm(form.current)
    setChoice(readForm(form.current))
  }
  useEffect(() => {
    if (!form.current) return
    const early = readForm(form.current)
    // Keep a choice made before the application ran.
    if (early.service || early.industry) history.replaceState(history.state, '', pathWith(early))
  }, [])
  // A link to this page clears the choice.
  useVisit(syncFromUrl, visit)

  const choose = (next: Choice) => {
    // Don’t use the router, which would scroll and move focus as if this were a new page.
    history.pushState(history.state, '', pathWith(next))
    setChoice(next)
  }
  const count = ({ service, industry }: Choice) =>
    studies.filter(
      study =>
        (!service || study.services.some(({ slug }) => slug === service)) &&
        (!industry || study.industry.slug === industry),
    ).length
  const lists = [
    { name: 'service', label: 'Service', all: 'All services', options: services },
    { name: 'industry', label: 'Industry', all: 'All industries', options: industries },
  ] as const
  const chosen = choice ?? NO_CHOICE
  const found = count(chosen)
  const [service, industry] = lists.map(({ name, options }) =>
    inSentence(options.find(({ slug }) => slug === chosen[name])?.name ?? ''),
  )
  const heading = `${found || 'No'} ${service} ${nounFor(found, 'case study', 'case studies')}`

  const state = !choice ? '' : found ? 'sf-live' : 'sf-live sf-empty'

  return (
    <section className={`sf ${state}`} aria-label="Find a case study">
      <form
        ref={form}
        className="sf-form pale ends"
        data-query="service industry"
        data-pagefind-ignore
        onChange={event => choose(readForm(event.currentTarget))}
        onReset={event => {
          choose(NO_CHOICE)
          // The button disappears, so move focus first.
          event.currentTarget.querySelector('select')?.focus()
        }}
        onSubmit={event => event.preventDefault()}
      >
        {lists.map(({ name, label, all, options }) => (
          <label key={name}>
            <span className="small">{label}</span>
            <select name={name} autoComplete="off">
              <option value="">{all}</option>
              {options
                .filter(({ slug }) => count({ ...NO_CHOICE, [name]: slug }) > 0)
                .map(({ slug, name: text }) => (
                  <option key={slug} value={slug}>
                    {`${text} (${count({ ...chosen, [name]: slug })})`}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <button type="reset" className="button quiet">
          Show all
        </button>
      </form>
      <div className="band half-air">
        <h2 className="sf-heading" aria-live="polite">
          {industry ? `${heading} in ${industry}` : heading}
        </h2>
        <CaseGrid studies={studies} inFirstView={IN_FIRST_VIEW} />
        <p className="sf-none lead">No case studies match both filters. Clear one to see more.</p>
      </div>
      <StudyFan studies={studies} />
    </section>
  )
}
