import { Link } from 'gatsby'

/** A link to a case study by client name, labeled if it’s illustrative. */
export function StudyLink({ path, client, provenanceLabel }: Queries.StudyLinkFieldsFragment) {
  return (
    <>
      <Link to={path}>{client}</Link>
      {provenanceLabel.name && <span>{` (${provenanceLabel.name})`}</span>}
    </>
  )
}
