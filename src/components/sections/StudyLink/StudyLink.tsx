import { Link } from 'gatsby'

/** What is known of a study that is led to. */
export interface LinkedStudy {
  readonly path: string
  readonly client: string
  readonly provenanceLabel: { readonly name: string | null }
}

interface StudyLinkProps {
  study: LinkedStudy
}

/** A study by its client, with what the study is where it is no real client’s. */
export function StudyLink({ study: { path, client, provenanceLabel } }: StudyLinkProps) {
  return (
    <>
      <Link to={path}>{client}</Link>
      {provenanceLabel.name && <span>{`, ${provenanceLabel.name}`}</span>}
    </>
  )
}
