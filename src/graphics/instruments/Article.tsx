/** A page of an article: a headline, an initial, columns, and a chart of its own. */
export function Article() {
  return (
    <>
      <path d="M0 0H400V36H0zM0 46H250V82H0zM0 108H62V170H0z" />
      <path
        className="g-q"
        d="M76 108H188V120H76zM76 133H188V145H76zM76 158H188V170H76zM0 183H188V195H0zM0 208H188V220H0zM0 228H120V240H0z"
      />
      <path d="M212 196H258V240H212zM262 168H308V240H262zM312 182H350V240H312z" />
      <path className="g-a" d="M354 108H400V240H354z" />
      <path className="g-q" d="M212 108H336V120H212zM212 133H300V145H212z" />
    </>
  )
}
