import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './TeamList.sheet.css'

preloadToolSheet(sheet)

interface TeamListProps {
  words: { readonly heading: string; readonly text: string }
  teams: readonly {
    readonly name: string
    readonly description: string
    readonly service: {
      readonly name: string
      readonly path: string
      readonly drawing: string
    } | null
  }[]
}

/** The teams, each with the instrument of its service, on the field that the Z’s stroke opens. */
export function TeamList({ words, teams }: TeamListProps) {
  return (
    <section>
      <ToolSheet url={sheet} />
      <div className="grid band t-words">
        <h2 className="l8">{words.heading}</h2>
        <p className="r4 low">{words.text}</p>
      </div>
      <div className="climb" />
      <div className="teal">
        <ul className="t-list">
          {teams.map(({ name, description, service }) => (
            <li key={name}>
              <div className="t-instrument">
                {service && <Drawing svg={service.drawing} className="picture" />}
              </div>
              <div className="tight">
                <h3>{name}</h3>
                <p>{description}</p>
                {service && (
                  <p className="h4">
                    <Link to={service.path}>{service.name}</Link>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
