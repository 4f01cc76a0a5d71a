type EditThisPageProps = NonNullable<Queries.RouteFieldsFragment['editing']>

/** For those who look at a page before visitors do: whether it is live, and where it is written. */
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
