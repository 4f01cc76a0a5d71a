import { useEffect, useMemo, useRef, type FormEvent } from 'react'
import { ChoiceField } from '../../ui/ChoiceField/ChoiceField'
import { StudyItem, type ListedStudy } from '../StudyItem/StudyItem'
import { isFiltered, NO_CHOICE, SORTS } from './choice'
import { optionsFor, type Option } from './options'
import { orderStudies } from './order-studies'
import { placesOf } from './places'
import '../StudyItem/StudyItem.css'
import './StudyFilter.css'
import { useChoice } from './use-choice'

/** Studies that a small screen shows before it is asked for more. */
const SHOWN = 12

interface Named {
  readonly slug: string
  readonly name: string
}

interface StudyFilterProps {
  studies: readonly ListedStudy[]
  /** The slugs of the studies that lead the list. */
  leads: readonly string[]
  /** Services and industries, in the order in which they are offered. */
  services: readonly Named[]
  industries: readonly Named[]
  /** What is said, and where: see StudyList in src/content/page.ts. */
  words: {
    readonly legend: string
    readonly service: string
    readonly allServices: string
    readonly industry: string
    readonly allIndustries: string
    readonly order: string
    readonly leadsFirst: string
    readonly newest: string
    readonly change: string
    readonly cost: string
    readonly allFound: string
    readonly someFound: string
    readonly noneFound: string
    readonly reset: string
    readonly more: string
    readonly fees: string
    readonly changeNote: string
    readonly feesNote: string
  }
}

/**
 * All case studies, to be found by service and industry and put into an order. Without script the style
 * sheet hides what the chosen options do not have; with it the choice stands in the address too.
 */
export function StudyFilter({ studies, leads, words, ...given }: StudyFilterProps) {
  const form = useRef<HTMLFormElement>(null)
  const services = optionsFor(given.services, 's', studies, study =>
    study.services.map(({ slug }) => slug),
  )
  const industries = optionsFor(given.industries, 'i', studies, ({ industry }) => [industry.slug])
  const { choice, live, choose, early } = useChoice({ services, industries })
  const { service, industry, sort, all } = choice
  const found = useMemo(
    () => orderStudies(studies, leads, { service, industry, sort }),
    [studies, leads, service, industry, sort],
  )
  const filtered = isFiltered(choice)

  useEffect(() => {
    // What was chosen before this script came is taken over, once.
    if (Object.keys(early).length > 0) choose(early, true)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const onReset = (event: FormEvent) => {
    event.preventDefault()
    choose(NO_CHOICE)
    // The button goes, and must not take the focus with it.
    form.current?.querySelector('select')?.focus()
  }
  const numbers = { all: studies.length, shown: found.length }
  const marksOf = (study: ListedStudy) =>
    [
      ...services.filter(({ slug }) => study.services.some(one => one.slug === slug)),
      ...industries.filter(({ slug }) => study.industry.slug === slug),
    ].map(({ mark }) => mark)
  /** The services that an industry has studies of, as the style sheet names them: w1 for s1. */
  const sharedWith = (industryMark: string) => {
    const marks = studies.map(marksOf).filter(of => of.includes(industryMark))
    return services
      .filter(({ mark }) => marks.flat().includes(mark))
      .map(({ place }) => `w${place}`)
  }
  const led = sort ? 0 : found.filter(({ slug }) => leads.includes(slug)).length
  const places = placesOf(
    found.map(({ work }) => work !== null),
    led,
  )

  const fields = [
    {
      name: 'service',
      label: words.service,
      none: words.allServices,
      options: counted(services, ({ mark }) => mark),
      className: 'sf-some',
    },
    {
      name: 'industry',
      label: words.industry,
      none: words.allIndustries,
      options: counted(industries, ({ mark }) => [mark, ...sharedWith(mark)].join(' ')),
      className: 'sf-some',
    },
    {
      name: 'sort',
      label: words.order,
      none: words.leadsFirst,
      options: SORTS.map(sort => ({ value: sort, text: words[sort] })),
      className: 'sf-order',
    },
  ] as const

  return (
    <section className={`sf ${live ? 'sf-live' : ''}`} aria-label={words.legend}>
      <div className="climb" />
      <form
        ref={form}
        className="sf-form"
        onReset={onReset}
        onSubmit={event => event.preventDefault()}
      >
        <fieldset className="teal">
          <legend className="hidden-visually">{words.legend}</legend>
          {fields.map(field => (
            <ChoiceField
              key={field.name}
              {...field}
              value={choice[field.name]}
              onChoose={value => choose({ [field.name]: value })}
            />
          ))}
        </fieldset>
        <div className="sf-found">
          <p role="status" className="h3">
            {fill(foundWords(words, found.length, filtered), numbers)}
          </p>
          <p className="h3 sf-none">{words.noneFound}</p>
          <button type="reset" className={`button quiet ${filtered ? 'sf-on' : ''}`}>
            {words.reset}
          </button>
          <p className="small sf-note" hidden={sort !== 'change'}>
            {words.changeNote}
          </p>
          <p className="small sf-note">{words.feesNote}</p>
        </div>
      </form>
      <ul className="sf-list">
        {found.map((study, index) => (
          <StudyItem
            key={study.slug}
            study={study}
            feesLabel={words.fees}
            place={places[index] ?? 'row'}
            marks={marksOf(study).join(' ')}
          />
        ))}
      </ul>
      {(!live || (!filtered && found.length > SHOWN)) && (
        <label className="button quiet sf-more">
          <input
            type="checkbox"
            className="sf-check"
            checked={all}
            onChange={event => choose({ all: event.target.checked }, true)}
          />
          {fill(words.more, numbers)}
        </label>
      )}
    </section>
  )
}

const counted = (options: readonly Option[], classOf: (option: Option) => string) =>
  options.map(option => ({
    value: option.slug,
    text: `${option.name} (${option.count})`,
    className: classOf(option),
  }))

function foundWords(words: StudyFilterProps['words'], found: number, filtered: boolean): string {
  if (found === 0) return words.noneFound
  return filtered ? words.someFound : words.allFound
}

/** Words with the numbers that they speak of. */
const fill = (words: string, numbers: Record<string, number>) =>
  words.replace(/\{(\w+)\}/g, (whole, name: string) => `${numbers[name] ?? whole}`)
