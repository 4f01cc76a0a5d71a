import { graphql, Link } from 'gatsby'

interface OlderAndNewerPostsProps {
  newer: Queries.PostLinkFieldsFragment | null
  older: Queries.PostLinkFieldsFragment | null
  words: Pick<Queries.PostWords, 'neighbours' | 'older' | 'newer'>
}

/** The posts before and after this one. */
export function OlderAndNewerPosts({ newer, older, words }: OlderAndNewerPostsProps) {
  const posts = [
    { name: words.older, rel: 'prev', post: older },
    { name: words.newer, rel: 'next', post: newer },
  ]
  return (
    <nav aria-label={words.neighbours} className="deep grid band">
      {posts.map(
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

export const postLinkFields = graphql`
  fragment PostLinkFields on Post {
    path
    title
  }
`
