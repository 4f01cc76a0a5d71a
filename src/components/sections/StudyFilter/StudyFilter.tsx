import type { Named } from '../../../contact/choice'
import { nounFor } from '../../../content/format'
import { CaseGrid } from '../CaseGrid/CaseGrid'
import { useQueryForm } from '../../ui/use-query-form'
import type { Visit } from '../../ui/use-visit'
import { StudyFan } from '../StudyFan/StudyFan'
import './StudyFilter.css'
// src/page-kinds/case-study/filter-rules.ts generates this file from the case studies before the style sheet is built.
import '../../../../.cache/study-filter.css'

interface StudyFilterProps {
  studies: readonly Queries.CaseCardFieldsFragment[]
  /** In the order of the filter’s options. */
  services: readonly Named[]
  industries: readonly Named[]
  visit: Visit
}

/** The number of cards the tallest common window shows before scrolling. */
const IN_FIRST_VIEW = 10

/**
 * All case studies, with filters for service and industry. The style sheet hides case studies that don’t match, even
 * without JavaScript. JavaScript adds the count and keeps the choice in the URL.
 */
export function StudyFilter(props: StudyFilterProps) {
  const { studies, services, industries, visit } = props
  const { form, fields, write } = useQueryForm(['service', 'industry'], visit)
  const count = ({ service, industry }: typeof fields) =>
    studies.filter(
      study =>
        (!service || study.services.some(({ slug }) => slug === service)) &&
        (!industry || study.industry.slug === industry),
    ).length
  const lists = [
    { name: 'service', label: 'Service', all: 'All services', options: services },
    { name: 'industry', label: 'Industry', all: 'All industries', options: industries },
  ] as const
  const found = count(fields)

  return (
    <section className={found ? 'sf' : 'sf sf-empty'} aria-label="Find a case study">
      <form
        ref={form}
        className="sf-form pale ends"
        data-query="service industry"
        data-pagefind-ignore
        onChange={() => write(true)}
        onReset={event => {
          write(true, {})
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
                .filter(({ slug }) => count({ [name]: slug }) > 0)
                .map(({ slug, name: text }) => (
                  <option key={slug} value={slug}>
                    {`${text} (${count({ ...fields, [name]: slug })})`}
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
          {/* A new element for each choice, so screen readers announce the same count again. */}
          <span key={[fields.service, fields.industry].join()}>
            {`${found || 'No'} ${nounFor(found, 'case study', 'case studies')}`}
          </span>
        </h2>
        <CaseGrid studies={studies} inFirstView={IN_FIRST_VIEW} />
        <p className="sf-none lead">No case studies match both filters. Clear one to see more.</p>
      </div>
      <StudyFan studies={studies} />
    </section>
  )
}
