import { useEffect, useRef, useState } from 'react'
import { CaseGrid } from '../CaseGrid/CaseGrid'
import { useReturn } from '../../ui/use-return'
import { StudyFan } from '../StudyFan/StudyFan'
import './StudyFilter.css'
// Written from the studies before the style sheet is made: src/gatsby/study-filter-rules.ts.
import '../../../../.cache/study-filter.css'

interface Named {
  readonly slug: string
  readonly name: string
}

interface StudyFilterProps {
  studies: readonly Queries.StudyFanFieldsFragment[]
  /** The studies that are shown with their covers below the index. */
  covers: readonly Queries.CaseCardFieldsFragment[]
  /** Services and industries, in the order in which they are offered. */
  services: readonly Named[]
  industries: readonly Named[]
  /** The key of Gatsby's location. */
  visit: string
}

const FIELDS = ['service', 'industry'] as const

type Choice = Readonly<Record<(typeof FIELDS)[number], string>>

const NO_CHOICE: Choice = { service: '', industry: '' }

/** What is chosen in the form; without script too, the form alone holds it. */
const readForm = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Choice

/** Puts the address's choice into the form; what the form does not offer counts as no choice. */
function fillForm(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search)
  for (const select of form.querySelectorAll('select')) {
    select.value = query.get(select.name) ?? ''
    if (select.selectedIndex < 0) select.value = ''
  }
}

/** The page's address with a choice. */
function addressOf(choice: Choice): string {
  const chosen = FIELDS.filter(name => choice[name]).map(name => [name, choice[name]])
  const query = new URLSearchParams(chosen).toString()
  return location.pathname + (query && `?${query}`)
}

/**
 * All case studies, to be found by service and industry. The style sheet hides what the chosen options do
 * not have, script or none; script counts, and keeps the choice in the address.
 */
export function StudyFilter(props: StudyFilterProps) {
  const { studies, covers, services, industries, visit } = props
  const form = useRef<HTMLFormElement>(null)
  /** Nothing until a script runs. */
  const [choice, setChoice] = useState<Choice>()

  const follow = () => {
    if (!form.current) return
    fillForm(form.current)
    setChoice(readForm(form.current))
  }
  useEffect(() => {
    if (!form.current) return
    const early = readForm(form.current)
    const isAsked = FIELDS.some(name => new URLSearchParams(location.search).has(name))
    // What was chosen before this script came is taken over.
    if (!isAsked && (early.service || early.industry))
      history.replaceState(history.state, '', addressOf(early))
  }, [])
  useReturn(follow)
  // A link to the page itself is a visit without a choice.
  useEffect(follow, [visit])

  const choose = (chosen: Choice) => {
    // Not the router’s way: it would scroll and move the focus, as if this were another page.
    history.pushState(history.state, '', addressOf(chosen))
    setChoice(chosen)
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
  const found = count(choice ?? NO_CHOICE)

  return (
    <section className={choice ? 'sf sf-live' : 'sf'} aria-label="Find a case study">
      <form
        ref={form}
        className="sf-form teal ends"
        data-query={FIELDS.join(' ')}
        data-pagefind-ignore
        onChange={event => choose(readForm(event.currentTarget))}
        onReset={event => {
          choose(NO_CHOICE)
          // The button goes, and must not take the focus with it.
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
                    {`${text} (${count({ ...(choice ?? NO_CHOICE), [name]: slug })})`}
                  </option>
                ))}
            </select>
          </label>
        ))}
        <p role="status" className="h4">
          {found === 0 && 'No case study has both. Take one choice back, or show all.'}
          {found > 0 &&
            `${found < studies.length ? `${found} of ` : ''}${studies.length} case studies`}
        </p>
        <button type="reset" className="button quiet">
          Show all
        </button>
        <p className="sf-none h3">
          If none is left, no case study has both: take one choice back, or show all.
        </p>
      </form>
      <StudyFan studies={studies} count={found} />
      <CaseGrid studies={covers} />
    </section>
  )
}
