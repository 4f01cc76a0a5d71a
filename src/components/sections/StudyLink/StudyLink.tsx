import { Link } from 'gatsby'

interface StudyLinkProps {
  study: Queries.StudyLinkFieldsFragment
}

/** A link to a case study by client name, labeled if it’s illustrative. */
export function StudyLink({ study: { path, client, provenanceLabel } }: StudyLinkProps) {
  return (
    <>
      <Link to={path}>{client}</Link>
      {provenanceLabel.name && <span>{` (${provenanceLabel.name})`}</span>}
    </>
  )
}
