import { Link } from 'gatsby'

interface StudyLinkProps {
  study: Queries.StudyLinkFieldsFragment
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
