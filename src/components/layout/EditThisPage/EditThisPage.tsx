type EditThisPageProps = NonNullable<Queries.RouteFieldsFragment['editing']>

/** For editors, in development and previews: whether the page is live, and a link to its file. */
export function EditThisPage({ mark, file, url }: EditThisPageProps) {
  return (
    <aside data-editing data-pagefind-ignore aria-label="For editors">
      {mark && <strong>{mark}</strong>}
      {url ? (
        <a href={url} rel="noopener">
          Edit this page
        </a>
      ) : (
        <span>Edit this page: {file}</span>
      )}
    </aside>
  )
}
