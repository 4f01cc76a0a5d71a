/** A page of an article: a headline, an initial, columns, and a picture. */
export function Article() {
  return (
    <>
      <path d="M0 0H400V36H0zM0 46H250V82H0zM0 108H62V170H0z" />
      <path
        className="g-q"
        d="M76 108H188V120H76zM76 133H188V145H76zM76 158H188V170H76zM0 183H188V195H0zM0 208H188V220H0zM0 228H120V240H0z"
      />
      <path d="M212 158H400V240H212zM336 176a23 23 0 1 1-.1 0z" fillRule="evenodd" />
      <path className="g-k" d="M336 176a23 23 0 1 1-.1 0z" />
      <path className="g-q" d="M212 108H400V120H212zM212 133H356V145H212z" />
    </>
  )
}
