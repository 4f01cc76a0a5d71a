/** A results page on which one result climbs, as the mark does. */
export function Search() {
  return (
    <>
      <path d="M0 0H400V56H0zM12 12V44H388V12z" fillRule="evenodd" />
      <path className="g-q" d="M26 22H190V34H26z" />
      <path
        d="M350 16a10 10 0 1 0 .1 0zM350 21a5 5 0 1 1-.1 0zM354 34l5-5 10 10-5 5z"
        fillRule="evenodd"
      />
      <path className="g-q" d="M60 122H226V134H60zM60 146H180V158H60zM264 170H400V182H264" />
      <path d="M60 72H400V108L184 206H400V240H60V206L276 106H60z" />
      <path className="g-k" d="M0 72H44V108H0z" />
      <path className="g-q" d="M0 116H44V152H0zM0 160H44V196H0z" />
      <path d="M0 204H44V240H0z" />
    </>
  )
}
