import { Link } from 'gatsby'

interface StudyLinkProps {
  study: Queries.StudyLinkFieldsFragment
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
