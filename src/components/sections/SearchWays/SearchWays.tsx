import { Link } from 'gatsby'
import { ServiceLine } from '../ServiceLine/ServiceLine'

interface SearchWaysProps {
  words: {
    readonly services: string
    readonly questions: {
      readonly heading: string
      readonly links: readonly { readonly text: string; readonly path: string }[]
    }
  }
  services: readonly {
    readonly name: string
    readonly path: string
    readonly prices: { readonly lowest: string; readonly path: string }
  }[]
}

/** Where to go for somebody who has not typed anything: what each service costs, and a buyer's questions. */
export function SearchWays({ words, services }: SearchWaysProps) {
  return (
    <div className="deep grid search-ways">
      <section className="search-prices">
        <h2 className="h3">{words.services}</h2>
        <ul className="rules">
          {services.map(service => (
            <li key={service.path}>
              <ServiceLine service={service} />
            </li>
          ))}
        </ul>
      </section>
      <section className="search-questions">
        <h2 className="h3">{words.questions.heading}</h2>
        <ul className="rules lead links">
          {words.questions.links.map(({ text, path }) => (
            <li key={path}>
              <Link to={path}>{text}</Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
