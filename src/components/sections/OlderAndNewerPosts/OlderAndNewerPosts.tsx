import { graphql, Link } from 'gatsby'

interface OlderAndNewerPostsProps {
  newer: Queries.PostLinkFieldsFragment | null
  older: Queries.PostLinkFieldsFragment | null
}

/** The posts before and after this one. */
export function OlderAndNewerPosts({ newer, older }: OlderAndNewerPostsProps) {
  const posts = [
    { name: 'Older', rel: 'prev', post: older },
    { name: 'Newer', rel: 'next', post: newer },
  ]
  return (
    <nav aria-label="Older and newer posts" className="pale grid band">
      {posts.map(
        ({ name, rel, post }) =>
          post && (
            <p key={name} className="half">
              <span className="small">{name}: </span>
              <Link to={post.path} rel={rel}>
                {post.title}
              </Link>
            </p>
          ),
      )}
    </nav>
  )
}

export const postLinkFields = graphql`
  fragment PostLinkFields on Post {
    path
    title
  }
`
