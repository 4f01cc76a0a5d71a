/** The hammer that ends an auction, coming down on its block; the face that strikes is bright. */
export function Auction() {
  return (
    <>
      <path className="g-q" d="M0 0H150V12H0zM0 28H96V40H0zM0 56H122V68H0zM226 204H400V240H226z" />
      <path d="M8 211L20 233 254 120 272 152 346 112 288 5 214 45 242 97z" />
      <path className="g-k" d="M346 112L356 131 283 171 272 152z" />
    </>
  )
}
