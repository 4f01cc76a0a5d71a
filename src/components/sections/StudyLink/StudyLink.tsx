import { Link } from 'gatsby'

/** What is known of a study that is led to. */
export interface LinkedStudy {
  readonly path: string
  readonly client: string
  readonly standing: { readonly name: string | null }
}

interface StudyLinkProps {
  study: LinkedStudy
}

/** A study by its client, with what the study is where it is no real client’s. */
export function StudyLink({ study: { path, client, standing } }: StudyLinkProps) {
  return (
    <>
      <Link to={path}>{client}</Link>
      {standing.name && <span>{`, ${standing.name}`}</span>}
    </>
  )
}
