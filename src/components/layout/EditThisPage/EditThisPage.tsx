type EditThisPageProps = NonNullable<Queries.RouteFieldsFragment['editing']>

/** For editors, in development and previews: whether the page is live, and a link to its file. */
export function EditThisPage({ mark, file, url }: EditThisPageProps) {
  return (
    <aside data-editing data-pagefind-ignore aria-label="For editors">
      {mark && <strong>{mark}</strong>}
      <a href={url ?? undefined}>Edit this page: {file}</a>
    </aside>
  )
}
