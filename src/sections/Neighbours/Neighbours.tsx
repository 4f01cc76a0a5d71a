import { Link } from 'gatsby'

interface Neighbour {
  readonly path: string
  readonly title: string
}

interface NeighboursProps {
  newer: Neighbour | null
  older: Neighbour | null
}

/** The posts before and after this one. */
export function Neighbours({ newer, older }: NeighboursProps) {
  const neighbours = [
    { name: 'Older', rel: 'prev', post: older },
    { name: 'Newer', rel: 'next', post: newer },
  ]
  return (
    <nav aria-label="Neighbouring posts" className="deep grid band">
      {neighbours.map(
        ({ name, rel, post }) =>
          post && (
            <div key={name} className="half tight">
              <p className="small">{name}</p>
              <p className="h3">
                <Link to={post.path} rel={rel}>
                  {post.title}
                </Link>
              </p>
            </div>
          ),
      )}
    </nav>
  )
}
