import { Link } from 'gatsby'

interface TeamListProps {
  words: { readonly heading: string; readonly text: string }
  teams: Queries.AboutPageQuery['allAuthor']['nodes']
}

/** The teams: what each does, and the service that it answers for. */
export function TeamList({ words, teams }: TeamListProps) {
  return (
    <section>
      <div className="climb" />
      <div className="teal grid band half-air">
        <h2 className="l5">{words.heading}</h2>
        <p className="r7 low">{words.text}</p>
        <div>
          <ul className="cols rules">
            {teams.map(({ name, description, service }) => (
              <li key={name} className="tight">
                <h3>{name}</h3>
                <p>{description}</p>
                {service && (
                  <p className="h4">
                    <Link to={service.path}>{service.name}</Link>
                  </p>
                )}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
